/**
 * The phrases one asks with, before the subject comes: "tell me about", "what does the Bible say about". They say nothing
 * of the subject, but what is learnt would read them word by word ("understand" speaks for illumination).
 */

/** None may be read in two ways, or many of them in a row would take for ever. */
const PHRASES = [
  "(?:hello|hi|please|ok|so|well)",
  "(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)(?: please)?(?= (?:explain|tell|help|describe|define|give|show|talk|summari[sz]e) )",
  "(?:i|we) (?:have|had|have got|got) (?:a |an |some |another )?(?:questions?|doubts?) (?:about|on|regarding|concerning)",
  "questions? (?:about|on|regarding|concerning)",
  "(?:i|we) (?:am|are|was|were) (?:curious|wondering|asking|confused) about",
  "(?:im|were) (?:curious|wondering|asking|confused) about",
  "(?:i|we|id|wed) (?:want|wanted|need|would like|d like|like|am trying|are trying) to (?:know|learn|understand|hear|read)(?: more)?(?: about)?",
  "(?:im|were) (?:trying|looking) (?:to (?:know|learn|understand)|for (?:information|teaching|something))(?: more)?(?: about| on)?",
  "(?:i|we) (?:am|are) looking for (?:information|teaching|something) (?:about|on)",
  "(?:help|let) (?:me|us) (?:to )?(?:understand|know|learn|see)(?: about| more about)?",
  "(?:tell|teach|show) (?:me|us)(?: more| something)? (?:about|of)",
  "tell (?:me|us)",
  "(?:lets |let us )?(?:talk|speak)(?: to (?:me|us)| with (?:me|us))? about",
  "(?:what|who) (?:is|are|was|were)(?: the| a| an)?",
  "explain(?: to (?:me|us))?(?: about)?",
  "(?:describe|define|discuss|summari[sz]e)",
  "(?:give|show) (?:me|us) (?:a |an |the |some )?(?:short |brief |quick |simple )?(?:summary|overview|explanation|definition|outline|introduction|information) (?:of|to|on|about)",
  "(?:information|teaching|thoughts|notes) (?:about|on)",
  "(?:bible|scripture) (?:verses?|passages?|texts?|stud(?:y|ies)) (?:about|on|for|regarding|concerning)",
  "(?:a |the )?(?:biblical|scriptural|christian|reformed|presbyterian|calvinist|protestant) (?:views?|understanding|teaching|doctrine|position|perspective|definition|meaning|explanation) (?:of|on|about|concerning)(?: the)?",
  "(?:the )?(?:meaning|definition|doctrine|concept|idea) of(?: the)?",
  "what (?:do|did|should|does) (?:reformed christians|reformed people|the reformed|presbyterians|calvinists|protestants|believers|we|the church)(?: actually| really)? (?:believe|think|say|teach) (?:about|of|on|regarding)",
  "what (?:can|could) you tell (?:me|us) about",
  "what do you (?:know|think|say|believe) (?:about|of)",
  "what (?:should|must|do|does|can) (?:i|we|a christian|christians|one|you) (?:need to )?know about",
  "what (?:do|does|did|has|have|is|are) (?:the )?(?:bible|scriptures?|god|jesus|christianity|christians|word of god|gods word|new testament|old testament)(?: actually| really| have to| has to)? (?:say|says|said|saying|teach|teaches|taught|teaching|believe|think|to say)(?: to us| us)? (?:about|of|on|concerning|regarding)",
];

/**
 * And those that may follow it. Some are part of what is asked ("errors in the Bible"), so they are dropped only where an
 * editor's own phrase is left.
 */
const ENDINGS = [
  "(?:explained|meaning|definition|explanation|doctrine|theology)",
  "in (?:the )?(?:bible|scriptures?|christianity|theology|reformed theology|christian theology|calvinism)",
  "in (?:simple|plain|easy) (?:terms|words|language|english)",
  "according to (?:the )?(?:bible|scriptures?|word of god|reformed theology|calvinism)",
  "(?:biblically|simply|briefly|please|thanks)",
  "for (?:beginners|kids|children|dummies)",
  "to (?:me|us)",
];

const ENDING = new RegExp(`(?: (?:${ENDINGS.join("|")}))+$`);

const ASKING = new RegExp(`^(?:(?:${PHRASES.join("|")}) )+`);

/**
 * @param words - Of a question.
 * @returns Those that are left without the phrases it begins with; none where it says nothing else.
 */
export function dropAsking(words: readonly string[]): string[] {
  const text = `${words.join(" ")} `;
  const rest = text.slice(ASKING.exec(text)?.[0].length ?? 0).trim();
  return rest === "" ? [] : rest.split(" ");
}

/**
 * @param words - Of a question.
 * @returns Those that are left without the phrases it ends with.
 */
export function dropEnding(words: readonly string[]): string[] {
  const text = words.join(" ");
  const ending = ENDING.exec(text);
  return ending ? text.slice(0, ending.index).split(" ") : [...words];
}
