import { withoutLinks } from '../../../../kernel/links/stored-link.js';
import { toPlainText } from './html-to-text.js';
import { tokenize, type HtmlToken } from './html-tokens.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';

const maxLength = 120;

/** The first words of a mail after its greeting: what stands beside the subject in lists. At most 121 characters. */
export function excerptOf(tokens: readonly HtmlToken[]): string {
  const paragraphs = toPlainText(tokens.filter((token) => !isLeftOut(token))).split(/\n{2,}/);
  const [first = '', second] = paragraphs;
  const start = second !== undefined && isGreeting(first) ? second : first.replace(greeting, '');
  const line = withoutLinks(start).replace(/\s+/g, ' ');
  const words = start === first ? line : capitalized(line);
  return words.length <= maxLength ? words : `${words.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')}…`;
}

/** What followed a greeting begins a line of its own; an address stays as it is. */
function capitalized(line: string): string {
  return /^\S{1,80}@/.test(line) ? line : line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A sign within a clause: none that ends one but the point of a title or of a legal form ("Mr. Smith", "Sp. z o.o."). */
const withinClause = String.raw`(?:[^,!.?:;\n]|(?<=(?<!\p{L})(?:dr|fr|hr|inż|mgr|mrs?|ms|prof|sp|[acjkos]|co|inc|ltd))\.)`;

/** How a mail begins in Polish, English, Norwegian and German, and whom it names, where more follows. */
const greeting = new RegExp(
  String.raw`^\s*(?:dzień dobry|dobry wieczór|witam|witajcie|cześć|hej|siema|szanown\p{L}{1,3}|hi|hello|dear|good (?:morning|afternoon|day|evening)|hei|heisann|god (?:dag|morgen|kveld)|guten (?:tag|morgen)|hallo|moin|sehr geehrte\p{L}?|liebe\p{L}?)(?!\p{L})${withinClause}{0,50}[,!.:\n]\s*(?=\S)`,
  'iu',
);

/** One clause that ends as greetings end, and two that lead on: "Dzień dobry, Jan Kowalski,". */
const clauseToSomebody = new RegExp(String.raw`^${withinClause}{1,60}[,!]$`, 'iu');
const twoClauses = new RegExp(String.raw`^${withinClause}{1,60},${withinClause}{1,80},$`, 'iu');
/** The second of them calls a name, each word of it in capitals: "Hei, Nordland Bil AS!". */
const nameWord = String.raw`(?:[\p{Lu}\d][^\s,!]*|&|and|i|of|og|o\.o\.|und|z)`;
const calledName = new RegExp(String.raw`^[^,!]{1,60},\s*${nameWord}(?:\s+${nameWord}){0,7}!$`, 'u');
/** Or answers in a word: "Hei, Takk!". */
const shortAnswer =
  /,\s*(?:danke|dziękuję|dzięki|ja|nei|nein|nie|no|ok|okay|super|tak|takk|thanks|yes|zgoda)(?!\p{L})/iu;
const clauseWithoutEnd = new RegExp(String.raw`^${withinClause}{1,60}$`, 'iu');

/** Whether a paragraph only greets: one clause of a few words, which a short answer beside a greeting is not. */
function isGreeting(paragraph: string): boolean {
  const text = paragraph.trim();
  return (
    clauseToSomebody.test(text) ||
    ((twoClauses.test(text) || (calledName.test(text) && !shortAnswer.test(text))) && greeting.test(text)) ||
    (clauseWithoutEnd.test(text) && greeting.test(`${text}, x`) && !greeting.test(text))
  );
}

/** Tables of details, and the addresses behind links: their labels say enough. */
function isLeftOut(token: HtmlToken): boolean {
  return token.kind === 'block' || (token.kind !== 'text' && token.name === 'a');
}

/** The same of HTML as it came from outside. */
export function excerptOfHtml(html: string): string {
  return excerptOf(tokenize(sanitizeMailHtml(html)));
}
