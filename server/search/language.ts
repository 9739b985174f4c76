/** Tells questions in other languages from English ones, because Loci answers in English. */

/** Function words of languages that people ask in, as `splitWords` folds them; none is common in English questions. */
const FOREIGN = new Set(
  (
    "que quien quienes como cual cuales por para porque despues del los las el una es esta son la lo se su y con sobre permite dice muerte " +
    "was war ist wer wie warum der das den dem und durch uber lasst sagt zu ein eine nicht von " +
    "quest ce les des du le pourquoi comment selon qui et il dieu permet est une sur " +
    "cose perche chi come dio della del e un o os da foi quem deus " +
    "wat waarom het een laat czym jest kto dlaczego co ano ang ng biyaya diyos bakit sino yesu ni nani mungu"
  ).split(" "),
);
/** Those that are English words as well count only beside others. */
const ALSO_ENGLISH = new Set("was war die des come son god den e o un by co lo see so da dem ni".split(" "));
/** Least share of such words in a question in another language. */
const MIN_SHARE = 0.35;

/** @param words - A question's, folded. */
export function isForeign(text: string, words: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 2 && latin < letters / 2) return true;
  const foreign = words.filter((word) => FOREIGN.has(word));
  return foreign.some((word) => !ALSO_ENGLISH.has(word)) && foreign.length >= MIN_SHARE * words.length;
}
