/**
 * Recognizes a question of somebody in danger, or about somebody who is: suicide, self-harm, overdose, abuse, addiction.
 * A list of phrases, because those who are in danger must not depend on whether an answer is found, nor on the network:
 * the server and the client both use it. No imports, so that the client gets nothing else with it.
 */

/** Up to a number of words between two others. */
const words = (most: number) => `(?:\\S+ ){0,${most}}?`;

const RELATIVE =
  "husband|wife|spouse|boyfriend|girlfriend|partner|fiancee?|ex|father|dad|mother|mom|mum|parents?|step(?:father|mother|dad|mom)|uncle|aunt|brother|sister|cousin|grand(?:father|mother|pa|ma)|sons?|daughters?|child|children|kids?|friends?|pastor|priest|teacher|coach|boss";
/** Such as `my husband` or `my older brother`, not `my brother's`. */
const MY = `my ${words(1)}(?:${RELATIVE})(?!')`;
const FAMILY = "wife|husband|child|children|kids?|sons?|daughters?|girlfriend|boyfriend|partner|baby";
const HARM =
  "kill|killing|harm|harming|hurt|hurting|cut|cutting|burn|burning|starve|starving|shoot|hang|hanging|drown|poison|choke";
const VIOLENT =
  "hits?|hitting|beats?|beating|beaten|punche[sd]|slap(?:s|ped|ping)|kick(?:s|ed|ing)|choke[sd]?|choking|strangle[sd]?|abuse[sd]?|abusing|molest(?:s|ed|ing)?|rape[sd]?|raping|assault(?:s|ed)|threaten(?:s|ed|ing)?";
const DRINKING = "drink(?:ing)?(?! (?:(?:so|too) much |diet )?(?:coffee|tea|soda|cola|coke|water|milk)\\b)";
/** What enslaves. */
const ADDICTIVE = `drugs?|alcohol|${DRINKING}|heroin|meth|cocaine|crack|opi(?:oi|a)(?:ds?|tes?)|fentanyl|pills?|pain ?killers?|pain medication|medication|oxy\\S*|vodka|weed|benzos?|xanax|substances?|gambling|betting|porn(?:ography)?`;
const ADDICTED = `add?ict(?:t?ed)? to (?:something|it|${words(1)}(?:${ADDICTIVE}))`;
const HABIT = `${DRINKING}|using(?=$| (?:drugs|again|and|even)\\b)|drugs|alcohol|heroin|meth|cocaine|gambling|betting|taking (?:drugs|pills)|getting (?:drunk|high)|(?:(?:watching|using|looking at|viewing) )?porn(?:ography)?`;
/** A phrase that ends here says it of life as a whole: "I do not want to live in sin" does not. */
const END = "(?= any ?more| any longer| like this| without (?:him|her)| at all| please| help| god$| lord$| and i\\b|$)";

const NO_GAME = "(?! (?:in|at) (?:chess|tennis|sports?|golf|football|cards|the game)| up with\\b| to it\\b)";

/** On text as `plain` returns it, clause by clause. */
const PHRASES = [
  // Suicide
  `\\b(?:${HARM}) my ?self(?! off\\b| to (?:sin|self|work|be|get)\\b| for christ\\b| spiritually\\b| laughing\\b)`,
  `\\bsuicide myself|\\bunaliv(?:e|ing) my ?self|\\boff(?:ing)? myself\\b`,
  `\\b(?:end|take|ending|taking) my own life\\b`,
  `\\b(?:i|to) (?:${words(5)})(?:end|take|ending|taking) my life(?! and let\\b| for\\b| well\\b| in\\b| with\\b| seriously\\b)`,
  `(?<!not )\\b(?:want|wish|wanting|wanted|wishing|like|prefer|pray(?:ing)? (?:for god )?|asked god) to (?:just )?(?:die|be dead|be gone|disappear|kill)${END}`,
  `\\bi (?:${words(2)})(?:just )?rather (?:die|be dead)${END}`,
  `\\bi wish (?:that )?i (?:was|were|am|had) (?:dead|gone|never (?:been )?born|not been born|not here)\\b`,
  `\\bi (?:just )?feel like dying\\b`,
  `\\b(?:i am|i would be|they would be|everyone would be|everybody would be|world would be|family would be) better off (?:dead|without me|if i)`,
  `\\b(?:do not|no longer|not|never) (?:want|wish) to (?:live|be alive|be here|exist|wake up|go on|keep going|go on living|keep living)${END}`,
  `\\bi (?:can not|could not) (?:go on|keep going|go on living|live|take life|bear to live)${END}`,
  `\\bi (?:${words(3)})(?:no (?:reason|will) to live|nothing (?:left )?to live for|lost the will to live|given? up on life)\\b`,
  `\\bi (?:am|feel) (?:${words(2)})tired of (?:living|life|being alive)${END}`,
  `\\b(?:why should|should) i (?:stay alive|keep living|go on living)\\b`,
  `\\b(?:want|going|plan|planning|thinking|thought|ready|like) (?:to|of|about) (?:end(?:ing)? it(?: all)?|suicide|committing suicide|commit suicide|taking my)${END}`,
  `\\b(?:i|my (?:${RELATIVE})) (?:${words(3)})(?:suicidal|self ?harm(?:s|ed|ing)?|thoughts of suicide)\\b`,
  `\\bi (?:${words(3)})(?:attempted|tried|considered|contemplating|contemplated|committing) suicide\\b`,
  // Somebody else
  `\\b${MY} (?:${words(6)})(?:${HARM}|cuts|hurts|harms|cutting) (?:him|her|them)(?:self|selves)(?! out\\b)`,
  `\\b${MY} (?:${words(3)})(?:wants?|wishes|wanted|threatens|threatened|plans|trying|tried) to (?:die|end (?:his|her|their) (?:own )?life|take (?:his|her|their) own life|commit suicide)\\b`,
  `\\b${MY} (?:${words(3)})(?:overdos(?:e|ed|ing)|took an overdose|od ?ed)\\b`,
  // Overdose
  `\\bi (?:${words(4)})(?:overdos(?:e|ed|ing)|od ?ed)\\b`,
  `\\bi (?:${words(3)})(?:took|taken|swallow(?:ed)?|swallowing|take) (?:too many|all (?:of )?my|a (?:lot|bottle|handful) of|the whole bottle|a bunch of) (?:${words(2)})(?:pills|tablets|meds|medicine|medication|bottle)`,
  `\\bi (?:just )?(?:took|swallowed) an overdose\\b`,
  // Self-harm and eating
  `\\bi (?:${words(2)})(?:make|made|making|force|forcing) my ?self (?:throw up|vomit|sick|puke)\\b`,
  // Abuse
  `\\b${MY} (?:${words(4)})(?:${VIOLENT}) (?:me|us|our|my (?:${FAMILY}|${RELATIVE}))(?!')\\b${NO_GAME}`,
  `\\b${MY} (?:${words(2)})(?:hurts|is hurting|keeps hurting) me\\b(?! with (?:his|her|their) words)`,
  `\\b${MY} (?:${words(2)})(?:is|was|are|became|gets|has become) (?:${words(2)})(?:abusive|violent)\\b`,
  `\\bmy (?:${words(1)})abusive (?:${RELATIVE}|home|marriage|relationship)\\b`,
  `\\b(?:he|she|they|someone|somebody) (?:${words(2)})(?:${VIOLENT}) (?:me|us)\\b${NO_GAME}`,
  `\\b(?:wants?|wanted|threat\\S+|tried|tries|trying) to (?:kill|hurt|strangle|choke|beat|rape) (?:me|us)\\b`,
  `\\b(?:touches|touched|touching) me (?:${words(2)})(?:there|sexually|inappropriately|down|private|privates|where i)\\b`,
  `\\bi (?:am|was|have been|had been|am being|was being|got|keep being|keep getting) (?:${words(2)})(?:abused|raped|molested|sexually assaulted|assaulted|groomed|trafficked|beaten by my)\\b`,
  `\\bi (?:am|was|live|feel) (?:${words(3)})(?:in|trapped in|stuck in) an? (?:${words(1)})abusive\\b`,
  `\\b(?:should|can|must|may|do|how do) i (?:${words(3)})(?:leave|divorce|submit to|stay with|forgive) (?:an?|my) (?:${words(1)})abus(?:ive|er)\\b`,
  `\\bi (?:am|feel) (?:${words(1)})(?:afraid|scared|terrified) (?:of my (?:${RELATIVE})|to go home|he will|she will|at home)\\b`,
  `\\bi (?:${words(2)})(?:hit|beat|abuse|abused|hurt|raped|molested|choked|strangled) my (?:own )?(?:${FAMILY})(?!')\\b`,
  // Addiction
  `\\bi (?:${words(2)})(?:am|become|became|was|been) (?!not |never )(?:${words(2)})(?:${ADDICTED}|hooked on (?:${ADDICTIVE}))\\b`,
  `\\bi (?:am|have become|became) (?!not |never )(?:${words(2)})addicted$`,
  `^${ADDICTED}\\b`,
  `\\bi (?:am|have become|became) (?!not |never )(?:${words(2)})an? (?:${words(2)})(?:alcoholic|drunk|addict)(?:$| (?:and|but|is|am|can|will|does|what|how)\\b)`,
  `\\bi (?:${words(2)})(?:have|had|battle|fight|struggle with|struggling with) (?:an? |this |my )?(?:${words(1)})(?:${ADDICTIVE}) (?:addiction|problem)\\b`,
  `\\bmy (?:${words(1)})addiction to (?:${words(1)})(?:${ADDICTIVE})\\b|\\bmy (?:${ADDICTIVE}) addiction\\b`,
  `\\b(?:i|${MY}) (?:${words(2)})(?:can not|could not|will not|am unable to|do not know how to|struggles? to) (?:seem to )?(?:stop|quit) (?:${HABIT})\\b`,
  `\\bhow (?:do|can|should) i (?:stop|quit) (?:${HABIT})\\b`,
  `\\bi (?:${words(2)})(?:relapsed (?:on|with|again)|started (?:using|drinking) again|drink (?:myself|every (?:day|night)))`,
  `\\b(?:i|${MY}) (?!used to )(?:${words(2)})drinks? too much(?: (?:${ADDICTIVE}))?${END}`,
  `\\bi (?:${words(2)})(?:keep )?(?:go|going) back to (?:${ADDICTIVE})${END}`,
  `\\bi (?:${words(2)})(?:gambled? away|lost (?:${words(3)})(?:money|savings|wages|house|everything) (?:${words(1)})(?:gambling|betting))\\b`,
  `\\b${MY} (?:${words(2)})(?:is|has become|became) (?!not |never )(?:${words(2)})(?:an? (?:${words(2)})(?:alcoholic|addict)|${ADDICTED})\\b`,
].map((phrase) => ({
  pattern: new RegExp(phrase, "u"),
  /** Its first word, if that is always the same. Clauses without it skip the phrase, which takes a millisecond or more to compile. */
  begin: /^\\b(?:i|my) /.exec(phrase)?.[0].slice(2) ?? "",
}));

/** Of what people say "addicted" without danger. What is in neither list may be a danger that nobody thought of. */
const HARMLESS =
  "coffee|caffeine|tea|chocolates?|sugar|sweets|candy|cheese|crisps|(?:cell ?|smart)?phones?(?! sex)|screens?|tv|television|internet|social media|tik ?tok|instagram|facebook|twitter|youtube|netflix|(?:video|computer) ?games?|gaming|minecraft|fortnite|anime|manga|football|sports?|exercise|running|shopping|books|reading|work|news|music|love|jesus|christ|god|bible|scriptures?|prayer|praying|worship|church|ministry|fasting|sin|money|approval|praise|attention";
const OF_IT =
  "(?:(?:my|his|her|their|your|the|this|a|too|much|all|playing|watching|using|drinking|eating|scrolling|being|on|online|reading|diet|black|dark|strong) )*";
const HARMLESS_HABIT = new RegExp(
  `\\b(?:add?ict(?:t?ed|ion) to|hooked on) ${OF_IT}(?:${HARMLESS})\\b|\\b(?:${HARMLESS}) addict(?:s|ed|ion|ions)?\\b`,
  "u",
);
/** Says more than that of a habit. */
const MORE = new RegExp(`\\b(?:${ADDICTIVE}|sex|lust|(?:and|but|because|so|that) i)\\b`, "u");

/** The longest text that is read, in characters: what a question may have. */
const LONGEST = 1000;

/** What contractions, and spellings of the phone, stand for. */
const SPELLED: readonly [RegExp, string][] = [
  [/[’‘`´]/gu, "'"],
  [/\bcan'?t\b|\bcannot\b/gu, "can not"],
  [/\bwon'?t\b/gu, "will not"],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|had)n'?t\b/gu, "$1 not"],
  [/\bi'?m\b|\bi m\b/gu, "i am"],
  [/\bi'?ve\b/gu, "i have"],
  [/\bi'd\b/gu, "i would"],
  [/\bwanna\b/gu, "want to"],
  [/\bgonna\b/gu, "going to"],
  [/\b(he|she|that|who|it)'s\b/gu, "$1 is"],
  [/\bthey'?re\b/gu, "they are"],
  [/\bkms\b/gu, "kill myself"],
  [/\bself-/gu, "self "],
  [/[^\p{L}\p{N}' ]+/gu, " "],
  [/ {2,}/gu, " "],
];

/** @returns Whether a text speaks of being addicted to something, be it harmless or not. */
export function speaksOfAddiction(text: string): boolean {
  return clausesOf(text).some((clause) => /\badd?ict(?:t?ed|ion) to \S/u.test(clause));
}

/**
 * @returns Whether a text speaks of being addicted to something harmless, and of nothing else: help would be out of place
 *   beside the answer on addiction that it finds.
 */
export function speaksOfHarmlessHabit(text: string): boolean {
  const clauses = clausesOf(text);
  return clauses.some((clause) => HARMLESS_HABIT.test(clause)) && !clauses.some((clause) => MORE.test(clause));
}

/** @returns Whether a text says that who asks, or somebody near to them, is in danger. */
export function speaksOfDanger(text: string): boolean {
  return clausesOf(text).some((clause) =>
    PHRASES.some(({ pattern, begin }) => clause.includes(begin) && pattern.test(clause)),
  );
}

function clausesOf(text: string): string[] {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[.!?;,:\n()]+/u)
    .map(plain);
}

function plain(clause: string): string {
  return SPELLED.reduce((text, [from, to]) => text.replace(from, to), clause).trim();
}
