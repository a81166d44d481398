import { isEmailAddress } from '../../../../kernel/contact/email-address.js';
import { cuesOf } from './roles.js';
import { foldSigns, pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';

/** Who wrote a mail. */
export interface FoundSender {
  company?: Piece<string>;
  email?: Piece<string>;
  phone?: Piece<string>;
}

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const phone =
  /(?:(?<!\p{L})(?:tel\p{L}{0,6}|phone|mob\p{L}{0,5}|kom|tlf|m|t|gsm)[ .:]{1,3})?((?:\+|00)\d{1,3}[ \d()./-]{6,20}\d|(?<=(?<!\p{L})(?:tel\p{L}{0,6}|phone|mob\p{L}{0,5}|kom|tlf|m|t|gsm)[ .:]{1,3})\(?\d[ \d()./-]{6,16}\d)(?!\d)/u;
const legalForm =
  /(?<![\p{L}\d])(?:sp\. ?z ?o\. ?o\.?|sp\. ?j\.|sp\. ?k\.|spolka z|s\. ?a\.|s\. ?c\.|asa?|gmbh(?: & co\.? kg)?|ltd\.?|limited|llc|ag|kg|e\.k\.|ohg|ab|a\/s|aps|oy|inc\.?|bv|b\.v\.|s\.r\.o\.|uab|nuf|plc)(?![\p{L}\d])/u;
const tradePrefix = /^(?:p\.?p?\.?h\.?u?\.?|f\.?h\.?u?\.?|firma|zaklad|przedsiebiorstwo) \p{L}/u;

/** Who sends the goods, where nobody signed, is who asks. */
const ordersIt =
  /^ {0,3}(?:shipper|avsender|absender|nadawca|zleceniodawca|customer|kunde|oppdragsgiver) ?:/u;

/** Whether a line speaks of where the load is fetched or brought, or stands under one that does. */
function isOfEnd(lines: readonly TextLine[], place: number): boolean {
  const line = lines[place];
  if (!line) return false;
  if (cuesOf(line).length > 0) return true;
  for (let at = place, steps = 0; at > 0 && steps < 3; at -= 1, steps += 1) {
    const above = lines[at - 1];
    if (!above || lines[at]?.isAfterGap) return false;
    // Only a label: prose that names an end says nothing of the lines below it.
    if (cuesOf(above).length > 0) return above.text.length < 60;
  }
  return false;
}

/** Reads who wrote: from the head first, then from the signature, then from anywhere. */
export function readSender(lines: readonly TextLine[]): FoundSender {
  const head = lines.filter(({ part }) => part === 'head');
  const signature = lines.filter(({ part }) => part === 'signature');
  const body = lines.filter(({ part }) => part === 'body');
  const from = head.filter(({ folded }) => /^ {0,3}(?:> ?)?(?:od|from|fra|von) ?:/u.test(folded));
  const found: FoundSender = {};
  const address = firstOf([...from, ...signature, ...body], emailIn);
  if (address) found.email = address;
  const placeOf = new Map(lines.map((line, place) => [line, place]));
  const isForeign = (line: TextLine) => isOfEnd(lines, placeOf.get(line) ?? 0);
  // Numbers of the body may be of those who load or unload.
  const ownPhone = (line: TextLine) => {
    const found = phoneIn(line);
    return found && line.part === 'body' && !ordersIt.test(line.folded) && isForeign(line) ? null : found;
  };
  const number = firstOf([...signature, ...body.toReversed(), ...from], ownPhone);
  if (number) found.phone = number;
  const closing = body.slice(-5).filter((line) => !isForeign(line));
  // Companies of the body may be those where the load is fetched or brought.
  const company = firstOf(
    [...signature, ...closing.toReversed(), ...from, ...body.filter(({ folded }) => ordersIt.test(folded))],
    companyIn,
  );
  if (company) found.company = company;
  return found;
}

function firstOf<Value>(
  lines: readonly TextLine[],
  read: (line: TextLine) => Piece<Value> | null,
): Piece<Value> | null {
  for (const line of lines) {
    const found = read(line);
    if (found) return found;
  }
  return null;
}

function emailIn(line: TextLine): Piece<string> | null {
  for (const match of line.text.matchAll(email)) {
    const value = withoutTrailing(match[0], '.-');
    if (isEmailAddress(value)) return pieceOf(line, value, match.index, match.index + value.length);
  }
  return null;
}

function phoneIn(line: TextLine): Piece<string> | null {
  const match = phone.exec(line.folded);
  const value = match?.[1]?.trim() ?? '';
  const digits = value.replaceAll(/\D/gu, '').length;
  if (!match || digits < 7 || digits > 15) return null;
  const from = match.index + match[0].indexOf(value);
  return pieceOf(line, line.text.slice(from, from + value.length), from, from + value.length);
}

/** What stands before a company in its line, or behind it. */
const greetingBefore =
  /^(?:(?:(?:med )?(?:vennlig|beste?|hyggelig) )?hilsen|med hilsen|mvh|vh|pozdrawiam|pozdr\.?|z powazaniem|(?:best|kind|warm)? ?regards|rgds|br|mfg|(?:mit )?freundlich\p{L}* gru\p{L}*|(?:viele |beste )?gru\p{L}{1,2}|shipper|avsender|absender|nadawca|zleceniodawca|customer|kunde)[ .,:/]{1,3}(?=\p{L})/u;
const companyTail = /(?: v\/| \(| - | c\/o ).{0,80}$/u;

function companyIn(line: TextLine): Piece<string> | null {
  if (line.text.length > 120) return null;
  for (const part of line.text.matchAll(/[^|,;<>"\t:]{2,100}/gu)) {
    const told = part[0].trim();
    const skip = greetingBefore.exec(foldSigns(told))?.[0].length ?? 0;
    const value = withoutTrailing(told.slice(skip).replace(companyTail, ''), ' (-');
    const folded = foldSigns(value);
    // "2.400 kg." is a weight.
    if (/\d ?kg(?!\p{L})/u.test(folded)) continue;
    // A sentence that speaks of a company is no name of one.
    if (value.split(' ').length > 9 || /[?!:@]/u.test(value) || !/^[\p{Lu}\d]/u.test(value)) continue;
    const form = legalForm.exec(folded);
    // "AS" and "AG" are forms behind a name, and capitals.
    const isForm =
      form !== null &&
      form.index > 1 &&
      // Ås is a town, and a name.
      !value.startsWith('Ås', form.index) &&
      (form[0].length > 3 || /^\p{Lu}|\./u.test(value.slice(form.index)));
    if (!isForm && !tradePrefix.test(folded)) continue;
    const from = part.index + part[0].indexOf(value);
    return pieceOf(line, value, from, from + value.length);
  }
  return null;
}
