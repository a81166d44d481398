import { meaningPlaces, meaningsIn, type Meaning, foldText, type FoldedText } from './meanings.js';
import type { QuoteSign } from './quote-classifier.port.js';
import { jointSignals, signals } from './quote-signals.js';
import { settled, signsOfRunningBusiness } from './signs.js';
import type { Signal } from './signal.js';

/** Characters that are looked at: what is asked for stands above the mails that are answered. */
const maxLength = 6_000;

/** What of a mail is its sender's own, and what came with it. */
interface MailParts {
  own: string;
  /** The mail that is answered or passed on; empty without one. */
  earlier: string;
}

/** Whose address it is says nothing. */
const address = /[\w.+-]{1,64}@[\w.-]{1,100}/g;

const header = /^\W{0,4}(?:from|od|fra|von|de|da) ?:/i;
const headerBelow =
  /^\W{0,4}(?:sent|subject|date|wysłano|temat|data|sendt|emne|dato|gesendet|betreff|datum|envoyé|objet|enviado|asunto|fecha|inviato|oggetto) ?:/i;
const original =
  /^[-_ ]{2,20}(?:original message|forwarded message|wiadomość oryginalna|przekazana wiadomość|opprinnelig melding|videresendt melding|ursprüngliche nachricht|weitergeleitete nachricht|message d.origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato)/i;
const wrote =
  /^(?:on|am|le|el|il|dnia|w dniu|den|op) .{3,100} (?:wrote|schrieb|a écrit|escribió|ha scritto|pisze|napisał(?:\(?a\)?)?|skrev)(?!\p{L})/iu;
/** The same with its day first or with whatever else: who wrote, and at what hour, up to a colon. */
const wroteAt =
  /^(?=.{0,120}\b\d{1,2}[:.]\d{2}(?!\d)).{0,120}(?<!\p{L})(?:wrote|schrieb|a écrit|escribió|ha scritto|pisze|napisał(?:\(?a\)?)?|skrev)(?!\p{L})(.{0,80}):\s*$/iu;
/** Names, and what is left of addresses: what stands between "wrote" and the colon. "He wrote that we need the following:" goes on in words. */
const namesAlone = /^(?:\s*[\p{Lu}"'(<[][^\s,;:]{0,40}){0,6}[\s>")\]]*$/u;
/** What a mail is called that answers one: words of whoever asked. */
const answerSubject =
  /^(?:(?:subject|temat|emne|betreff|objet|asunto|oggetto) ?: ?)?(?:re|ré|sv|odp|aw|antw) ?:/i;
const disclaimer =
  /(?:this e-?mail|this message|ta wiadomość|niniejsza wiadomość|diese e-?mail|diese nachricht|denne e-?posten|denne meldingen|ce message|cet e-?mail|ce courriel|este mensaje|este correo|questo messaggio|questa e-?mail|il presente messaggio)[^\n]{0,80}(?:confiden|poufn|vertraulich|fortrolig|konfiden|riservat|intended|adres|bestimmt|tiltenkt|destin)/i;
const passedOn =
  /^(?:\s*(?:subject|temat|emne|betreff|objet|asunto|oggetto) ?:)?\s*(?:fwd?|wg|vs|tr|rv|i|pd|fv) ?:/i;

/** Somebody gives a mail to a colleague: what they say of it is short. */
const mostWhenPassedOn = 160;
/** That a request is over is said in a few sentences. */
const mostWhenOver = 300;
const handsOver =
  /(?:^|[^\p{L}])(?:niżej|poniż\p{L}*|zerkni\p{L}*|zobacz|rzu[ćc]\p{L}* okiem|do ciebie|zajmiesz|odpisz mu|below|fyi|f\.y\.i|over to you|for you|can you (?:look|price|take|handle)|one for|nedenfor|under|tar du|kan du (?:ta|se|prise)|svar (?:ham|henne|dem)|unten|schau mal|machst du|kannst du|übernimmst du|zur info|zk|ci-dessous|ci-après|plus bas|à toi|tu (?:peux|t.en)|pour toi|abajo|para ti|te encargas|puedes|échale|sotto|a te|ci pensi|puoi|per te)(?![\p{L}])/iu;

/**
 * Takes apart what a person wrote and the mails around it. The subject of an answer is one of those. Notes on confidentiality and what stands below a signature's
 * dashes are nobody's request. A mail that is passed on, or that has no words of its own, is read as a whole.
 */
function partsOf(text: string): MailParts {
  const lines = text
    .slice(0, maxLength)
    .replaceAll(address, ' ')
    .split(/\r?\n/)
    .filter((line) => !disclaimer.test(line.slice(0, 300)));
  const isPassedOn = passedOn.test(lines[0]?.slice(0, 200) ?? '');
  const start = lines.findIndex(
    (_line, place) => isStartOfEarlier(lines, place) || (isPassedOn && isBareHeader(lines, place)),
  );
  const above = start < 0 ? lines : lines.slice(0, start);
  const subject = above.slice(0, 1).filter((line) => answerSubject.test(line));
  const upper = above.slice(subject.length);
  const answered = (line: string) => line.startsWith('>');
  const dashes = upper.findIndex((line) => line.trimEnd() === '--');
  const below = start < 0 ? [] : lines.slice(start);
  const isAnswered = start >= 0 && isAttribution(lines, start) && below.slice(1, 4).some(answered);
  const [behind, quoted] = isAnswered ? answersBelow(below, answered) : [[], below];
  const own = [
    ...(dashes < 0 ? upper : upper.slice(0, dashes)).filter((line) => !answered(line)),
    ...behind,
  ].join('\n');
  if (own.trim() === '') return { own: lines.join('\n'), earlier: '' };
  const words = passedOn.test(own) ? own.slice(own.search(/\n|$/)) : own;
  if (isOver(words)) return { own: words, earlier: '' };
  if (words !== own) return { own: lines.join('\n'), earlier: '' };
  if (own.length < mostWhenPassedOn && handsOver.test(own)) return { own: lines.join('\n'), earlier: '' };
  const earlier = [...subject, ...upper.filter(answered), ...quoted].join('\n');
  return { own, earlier };
}

/** Whether somebody says, above what they pass on, that it is over, and asks nothing for themselves. */
function isOver(words: string): boolean {
  if (words.trim().length > mostWhenOver || words.includes('?')) return false;
  return foldText(words).folded.search(settled) >= 0;
}

/**
 * Whoever answers below or between the other's words leaves a blank line behind what is marked as quoted; what follows without one
 * is the rest of a quoted line that was broken.
 * @returns what the sender wrote down to a signature's dashes, and what was quoted
 */
function answersBelow(
  below: readonly string[],
  answered: (line: string) => boolean,
): [own: string[], quoted: string[]] {
  const own: string[] = [];
  const quoted: string[] = [];
  let isOwn = false;
  let hasQuoted = false;
  for (const line of below) {
    if (answered(line)) hasQuoted = true;
    if (line.trimEnd() === '--') break;
    isOwn = !answered(line) && hasQuoted && (isOwn || line.trim() === '');
    (isOwn ? own : quoted).push(line);
  }
  return [own, quoted];
}

function isStartOfEarlier(lines: readonly string[], place: number): boolean {
  const begin = lines[place]?.slice(0, 200) ?? '';
  const below = lines.slice(place + 1, place + 5);
  return (
    original.test(begin) ||
    isAttribution(lines, place) ||
    (header.test(begin) && below.some((next) => headerBelow.test(next.slice(0, 40))))
  );
}

const bareHeader = /^\W{0,4}(?:from|od|fra|von|de|da) ?: {0,3}\p{L}[\p{L} .'’-]{0,40}$/iu;
const wayHeader = /^\W{0,4}(?:to|do|til|nach|für) ?:/i;

/** "Od: Dorota" with nothing else below a blank line: who wrote what follows, in a mail that is passed on. "From: Leeds" has its "To:". */
function isBareHeader(lines: readonly string[], place: number): boolean {
  return (
    place > 1 &&
    (lines[place - 1] ?? '').trim() === '' &&
    bareHeader.test(lines[place]?.slice(0, 80) ?? '') &&
    !wayHeader.test(lines[place + 1] ?? '')
  );
}

/** Whether a line says who wrote what is quoted below it. */
function isAttribution(lines: readonly string[], place: number): boolean {
  const begin = lines[place]?.slice(0, 200) ?? '';
  const next = lines[place + 1] ?? '';
  const at = wroteAt.exec(begin);
  return (
    wrote.test(begin) ||
    (at !== null && namesAlone.test(at[1] ?? '')) ||
    // Long lines are broken: "On Tuesday Ann Smith" above "<ann@…> wrote:".
    (/:\s*$/.test(next) && !/:\s*$/.test(begin) && wrote.test(`${begin} ${next.slice(0, 100)}`))
  );
}

const maxReasonLength = 60;
/** Of so many places of the table of weights each group of letters has one. */
const letterPlaces = 2 ** 17;
/** The places of weights, those of the meanings behind those of the letters. */
export const places = letterPlaces + meaningPlaces;
/** How much all groups of letters count together beside one sign, and all meanings that were found alike. */
const scales = { letters: 5, single: 3, in_sentence: 3, in_text: 1, about_question: 6 };
/** What a mail below the own words counts. */
const earlierShare = 0.4;
/** What belongs to other matters counts so much where it stands apart from a question for a price: a mail can be about both. */
const besideShare = 0.3;
const ofOtherMatters = new Set(
  [...signsOfRunningBusiness.map(({ name }) => name), 'occasion', 'places_order'].flatMap((name) => [
    name,
    `${name}_again`,
  ]),
);

/** What the terms of a tender speak of, and from which length a mail has any. */
const ofTerms = new Set(['invoice', 'complaint', 'other_business', 'documents', 'percentage', 'amount']);
const leastWithTerms = 150;

/** What words say, or groups of letters of a word, and the places of their weights. */
interface WordFeatures {
  /** As they were written; more than one say it together, none when something is missing. */
  words: string[];
  places: number[];
  /** What each of these weights counts. */
  share: number;
}

/** What is known of a text before it is weighed. */
export interface Features {
  /** The signs that were found; those of an earlier mail have a share below 1. */
  signs: { name: string; found: string; share: number }[];
  words: WordFeatures[];
}

/** Looks for signs and groups of letters; linear in the length of the text, of which the beginning is looked at. */
export function featuresOf(text: string): Features {
  const { own, earlier } = partsOf(text);
  const words = wordsOf(own);
  const count = words.reduce((sum, { places: of }) => sum + of.length, 0);
  const { meanings, asked } = meaningsIn(own);
  const askedSigns = new Set(asked === '' ? [] : signsIn(asked, true).map(({ name }) => name));
  const found = signsIn(own, asked !== '');
  // An invitation to a tender has its terms below it: what is paid when, and for what damages.
  const hasTerms = found.some(({ name }) => name === 'tender') && own.length > leastWithTerms;
  const signs = found.map((sign) => ({
    ...sign,
    share:
      (asked !== '' && ofOtherMatters.has(sign.name) && !askedSigns.has(sign.name)) ||
      (hasTerms && ofTerms.has(sign.name))
        ? besideShare
        : 1,
  }));
  const known = new Set(signs.map(({ name }) => name));
  const below =
    earlier === ''
      ? []
      : signsIn(earlier, meaningsIn(earlier).asked !== '').filter(({ name }) => !known.has(name));
  return {
    signs: [...signs, ...below.map((sign) => ({ ...sign, share: earlierShare }))],
    words: [
      ...words.map((word) => ({ ...word, share: scales.letters / Math.sqrt(count) })),
      ...ofMeanings(meanings),
    ],
  };
}

function ofMeanings(all: readonly Meaning[]): WordFeatures[] {
  const count = { single: 0, in_sentence: 0, in_text: 0, about_question: 0 };
  for (const { where } of all) count[where] += 1;
  return all.map(({ words, place, where }) => ({
    words,
    places: [letterPlaces + place],
    share: scales[where] / Math.sqrt(count[where]),
  }));
}

type Found = Pick<QuoteSign, 'found'> & { name: string };

function signsIn(written: string, asksPrice: boolean): Found[] {
  const folded = foldText(written);
  const asWritten = {
    folded: written,
    writtenAt: (at: number, length: number) => written.slice(at, at + length),
  };
  const single = signals.flatMap((signal) => findsOf(signal, signal.asWritten ? asWritten : folded));
  const found = new Map(single.map(({ name, found: words }) => [name, words]));
  const joint = jointSignals.flatMap(({ name, of, with: needed, without, unasked }) => {
    const words = found.get(of);
    const applies =
      needed.some((one) => found.has(one)) &&
      !without.some((one) => found.has(one)) &&
      !(unasked === true && asksPrice);
    return words !== undefined && applies ? [{ name, found: words }] : [];
  });
  return [...single, ...joint];
}

/** The first find of a signal, and the second when it is another one and counts. */
function findsOf({ name, again, pattern }: Signal, text: FoldedText): Found[] {
  const found = new Map<string, string>();
  for (const { 0: match, index } of text.folded.matchAll(pattern)) {
    const key = match.trim();
    if (key === '') continue;
    if (!found.has(key)) found.set(key, text.writtenAt(index, match.length).trim().replace(/\s+/g, ' '));
    if (found.size === (again === undefined ? 1 : 2)) break;
  }
  return [...found.values()].map((words, place) => ({
    name: place === 0 ? name : `${name}_again`,
    found: words.slice(0, maxReasonLength),
  }));
}

/** Names of all signs that have a weight. */
export const signNames: readonly string[] = [
  ...signals.flatMap(({ name, again }) => (again === undefined ? [name] : [name, `${name}_again`])),
  ...jointSignals.map(({ name }) => name),
];

/** Addresses of the web and numbers say nothing by what they are. */
const wordPattern = /[\p{L}\d]{1,40}|\?/gu;
const addressPattern = /(?:https?:\/\/|www\.)[^\s<>]{1,200}/gu;

function wordsOf(written: string): Omit<WordFeatures, 'share'>[] {
  const text = foldText(written.replaceAll(addressPattern, ' '));
  const seen = new Set<number>();
  const result: Omit<WordFeatures, 'share'>[] = [];
  let before = '^';
  for (const { 0: match, index } of text.folded.matchAll(wordPattern)) {
    const word = match.replaceAll(/\d+/g, '0');
    const groups = [`w ${word}`, `b ${before} ${word}`];
    const edged = `_${word}_`;
    for (let length = 3; length <= 5; length += 1)
      for (let start = 0; start + length <= edged.length; start += 1)
        groups.push(edged.slice(start, start + length));
    const own = groups.map(placeOf).filter((place) => !seen.has(place));
    for (const place of own) seen.add(place);
    if (own.length > 0)
      result.push({ words: [text.writtenAt(index, match.length)], places: [...new Set(own)] });
    before = word;
  }
  return result;
}

/** FNV-1a, see https://www.rfc-editor.org/rfc/rfc9923. */
function placeOf(group: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < group.length; at += 1) {
    hash ^= group.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (letterPlaces - 1);
}
