/**
 * A pattern that takes letters small and large. Not by `(?i:…)`: in unicode patterns Node 24 overlooks matches of it
 * whenever it has no room left to optimise (`node --no-regexp-optimization` shows it).
 */
export function caseInsensitive(pattern: string): string {
  return pattern.replaceAll(/\\.|\p{L}/gu, (sign) =>
    sign.startsWith('\\') ? sign : `[${sign.toLowerCase()}${sign.toUpperCase()}]`,
  );
}

/** How companies end that are registered, by country; the others are looked for as well. */
const forms = [
  caseInsensitive(
    'sp(?:ółka|olka)?\\.?\\s?z\\s?(?:o\\.?\\s?o\\.?|ograniczoną odpowiedzialnością)(?:\\s?(?:sp\\.?\\s?k\\.?(?:\\s?a\\.?)?|spółka komandytowa))?',
  ),
  caseInsensitive('sp\\.\\s?j\\.|sp\\.\\s?k\\.|s\\.\\s?c\\.|spółka (?:akcyjna|jawna|komandytowa|cywilna)'),
  'P\\.S\\.A\\.|S\\.\\s?A\\.|SA',
  'ASA|AS|ENK|NUF|ANS|DA|A/S|ApS|AB|Oyj|Oy|OÜ|UAB|SIA',
  'GmbH(?:\\s?&\\s?Co\\.?\\s?KG)?|e\\.\\s?K\\.|AG|KG|UG(?:\\s?\\(haftungsbeschränkt\\))?',
  'Ltd\\.?|LTD|Limited|LLP|PLC|plc|Inc\\.?|LLC',
  's\\.\\s?r\\.\\s?o\\.|a\\.\\s?s\\.|spol\\. s r\\. ?o\\.|Kft\\.?|Zrt\\.?',
  'S\\.?r\\.?l\\.?|S\\.?p\\.?A\\.?|S\\.L\\.(?:U\\.)?|SARL|SAS|SASU|B\\.?V\\.?|N\\.?V\\.?',
];
const form = new RegExp(
  `(?<=[\\s,”"])(?:${forms.map((one) => `(?:${one})`).join('|')})(?![\\p{L}\\d])`,
  'gu',
);
/** Polish partnerships have the names of their partners behind their form. */
const partnership = /^(?:s\.\s?c\.|sp\.\s?j\.|spółka (?:jawna|cywilna))$/iu;
const partners =
  /^\s\p{Lu}[\p{L}.-]{0,30}(?:(?:\s(?:i|oraz|&)|,)?\s\p{Lu}[\p{L}.-]{0,30}){0,5}(?=$|[,;|(]|\s[-–])/u;

/** Words in small letters that join the words of a name. */
const joining =
  /^(?:i|oraz|og|och|and|und|et|y|e|en|w|we|z|ze|na|im\.?|nad|pod|de|du|des|da|di|del|della|la|le|les|van|der|den|von|of|the|for|&|\+|[-–/])$/u;
/** Words that stand before a name in a sentence and are none of it. */
const before =
  /^(?:jest|są|przez|to|dla|od|firma|firmie|spółka|spółki|er|av|hos|fra|med|til|ist|sind|durch|bei|is|are|by|from|with|at|est|par|chez|door|kontakt|contact|adres|copyright|©|nasz|nasza|our|how|that|w|i|og|och|and|und|et|of|the|for|z|ze|na|en|de|von|selger|sprzedawca|sprzedawcą|administratorem|operatorem|właścicielem|titular|éditeur|webdesign|design)$/iu;
const longestLine = 4_000;
const mostWords = 9;

/** The name of a registered company, and where in its line it begins and ends. */
export interface PlacedName {
  name: string;
  at: number;
  end: number;
}

/** The names of registered companies in a line: the words before each legal form, as far back as they are a name's. */
export function legalNamesIn(line: string): PlacedName[] {
  const text = line.slice(0, longestLine);
  const found: PlacedName[] = [];
  let start = 0;
  for (const match of text.matchAll(form)) {
    // Of `Sp. z o.o. Sp. k.` the second form belongs to the first.
    if (match.index < start) continue;
    const at = startOfName(text.slice(Math.max(start, match.index - 150), match.index));
    if (at === null) continue;
    const from = Math.max(start, match.index - 150) + at;
    let end = match.index + match[0].length;
    if (partnership.test(match[0])) end += partners.exec(text.slice(end, end + 200))?.[0].length ?? 0;
    found.push({ name: withoutOpenQuote(text.slice(from, end)), at: from, end });
    start = end;
  }
  return found;
}

/** Where a name begins that ends with a text; null when none does. */
function startOfName(text: string): number | null {
  const words = [...text.matchAll(/\S+/g)].slice(-mostWords);
  let start: number | null = null;
  for (const [place, match] of [...words.entries()].reverse()) {
    const word = match[0];
    const isLast = place === words.length - 1;
    if (/[:;|!?•·)]$/u.test(word) || (!isLast && /,$/.test(word))) break;
    // The end of a sentence, not an abbreviation or an initial.
    if (!isLast && /[\p{Ll}\d]{4}["”)]?\.$/u.test(word)) break;
    if (/^(?:19|20)\d{2}[,.]?$/.test(word) || /@|^https?:|^©|^\d+\.$|^§/.test(word)) break;
    if (/^["'„“«(]?[\p{Lu}\d]/u.test(word)) {
      if (before.test(word.replace(/^["'„“]|[.,]$/gu, '')) && start !== null) break;
      if (/^["'„“«(]?\p{Lu}/u.test(word)) start = match.index;
      continue;
    }
    if (joining.test(word)) continue;
    // One word in small letters may stand among the others: `Hansen transport AS`.
    const next = words[place - 1]?.[0] ?? '';
    if (before.test(word) || !/^\p{Lu}/u.test(next) || /[:,.;]$/.test(next) || before.test(next)) break;
    start ??= match.index;
  }
  return start;
}

/** A name without the quotes before it that nothing closes. */
function withoutOpenQuote(name: string): string {
  const bare = name.replace(/^["'„“]+/u, '');
  return /["”]/.test(bare) ? name : bare;
}
