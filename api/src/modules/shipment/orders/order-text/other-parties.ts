import { cuesOf } from './roles.js';
import type { TextLine } from './text-lines.js';

/** Whose address is no place of the transport: of who pays, is told of it, has a seat or a branch there. */
const otherParty =
  /(?<!\p{L})(?:faktur\p{L}*|fv|invoic\p{L}*|bill(?:ed|ing)?|rechnung\p{L}*|notify(?: party)?|reg(?:istered|\.)? (?:office|address)|head office|siedzib\p{L}*|hovedkontor\p{L}*|firmensitz|post(?:al)?[ -]?adress\p{L}*|korespondenc\p{L}*|correspondence|oddzial(?:y|ow)?|branch(?:es)?|filia\p{L}*|platnik\p{L}*|payer|betaler|regnskap\p{L}*|ksiegowo\p{L}*|accounts|buchhaltung|nabywc\p{L}*|buyer)(?!\p{L})/u;
const label = /^[^:\d]{2,50}: |^[^:\d,]{2,50}:?$/u;
/** A number of an invoice, days of payment. */
const otherFact =
  /(?<!\p{L})(?:nr|no|number|numer|nummer|ref\p{L}*|mail|po|orders?|ordre\p{L}{0,2}|zamowieni\p{L}{1,2}|zleceni\p{L}{1,2})(?!\p{L})/u;
/** What goes on with who was named: the parts of an address, numbers, names. */
const ofAddress =
  /(?<!\p{L})(?:adr\p{L}*|address|ul\.?|ulica|gate|vei|str\p{L}*|post\p{L}*|kod|zip|plz|city|town|miasto|by|sted|ort|kraj|country|land|nip|vat|org\p{L}*|ust\p{L}*|regon|tel\p{L}*|tlf|phone|mob\p{L}*|e-?mail|mail|epost|kontakt\p{L}*|contact|att\p{L}*|name|nazwa|navn|firma|company|iban|bank\p{L}*|konto)(?!\p{L})/u;
/** Where nothing can be loaded, wherever a line says so. */
const anywhere =
  /(?<!\p{L})(?:reg(?:istered|\.)? office|p\.? ?o\.? ?box|post(?:boks|bus|fach)|skr\p{L}*\.? poczt\p{L}*)(?!\p{L})/u;

/**
 * Lines that name others than who sends and who receives: their addresses are no places of the transport. What stands below such a label
 * is of it up to a blank line, or a word that names an end.
 */
export function withoutOthers(lines: readonly TextLine[]): readonly TextLine[] {
  let isOther = false;
  let isTold = false;
  const own = lines.map((line): TextLine => {
    if (line.part !== 'body') return line;
    if (line.isAfterGap) isOther = false;
    const isOfEnd = cuesOf(line).length > 0;
    if (isOfEnd) isOther = false;
    const [told] = label.exec(line.folded) ?? [];
    const isNamed = told !== undefined && otherParty.test(told) && !otherFact.test(told);
    // "Betaler: mottaker" and "Bestiller: Alfa" below it: another fact of a list.
    if (isOther && isTold && told?.endsWith(': ') === true && !isNamed && !ofAddress.test(told))
      isOther = false;
    if (isNamed) isTold = told.endsWith(': ');
    if (isNamed && (!isOfEnd || cuesOf({ ...line, folded: told }).length === 0)) isOther = true;
    return isOther || (!isOfEnd && anywhere.test(line.folded)) ? { ...line, part: 'signature' } : line;
  });
  return withoutCloser(own);
}

const name = /^ {0,3}\p{L}[\p{L}.'’-]{0,20}(?: \p{L}[\p{L}.'’-]{0,20}){0,3}[ ,]{0,2}$/u;
const fact =
  /\d ?(?:kg|t|ton\p{L}{0,4}|palet\p{L}{0,4}|pallets?|paller|pal|pll|plt|ldm)(?!\p{L})|(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)/u;
/** Lines that somebody signs with. */
const mostSigned = 5;

/** A name in a line of its own below all, and the address behind it: a signature that no greeting begins. */
function withoutCloser(lines: readonly TextLine[]): readonly TextLine[] {
  const from = lines.findLastIndex(({ part, isAfterGap }) => part === 'body' && isAfterGap);
  const closer = lines.slice(from);
  const [first] = closer;
  if (from < 1 || !first || closer.length > mostSigned || !name.test(first.text)) return lines;
  if (closer.some((line) => line.part === 'body' && (cuesOf(line).length > 0 || fact.test(line.folded))))
    return lines;
  const ends = new Set(
    lines.slice(0, from).flatMap((line) => (line.part === 'body' ? cuesOf(line).map(({ end }) => end) : [])),
  );
  // Only where both ends were told may an address be that of who writes.
  if (ends.size < 2 || /: *$/u.test(lines[from - 1]?.text ?? '')) return lines;
  return lines.map((line, index) =>
    index >= from && line.part === 'body' ? { ...line, part: 'signature' } : line,
  );
}
