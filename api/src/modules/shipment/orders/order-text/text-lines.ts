/** Where a line of a mail stands: only the body speaks of the transport, and only head and signature of who wrote. */
export type LinePart = 'head' | 'body' | 'signature';

/** A piece of a text that is read by itself. */
export interface TextLine {
  /** Where it begins in the whole text. */
  at: number;
  /** As it was written. */
  text: string;
  /** The same without diacritics, in small letters, sign by sign: places in it are places in `text`. */
  folded: string;
  part: LinePart;
  /** A blank line stands before it. */
  isAfterGap: boolean;
}

/** Longer lines are read in pieces: no pattern sees more at once, whatever somebody pastes. */
const longestLine = 300;

const single: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'a', ß: 's', đ: 'd' };

/** A text without diacritics, in small letters, as long as it was: each sign stays one sign. */
export function foldSigns(text: string): string {
  let folded = '';
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (sign < '\u0080') {
      folded += sign.toLowerCase();
      continue;
    }
    const small = sign.toLowerCase();
    const bare = single[small] ?? small.normalize('NFD').charAt(0);
    // Blanks that do not break look like others; dashes are written in many ways.
    folded += /\s/u.test(sign) ? ' ' : /[\u2010-\u2015\u2212]/u.test(sign) ? '-' : bare;
  }
  return folded;
}

const greeting =
  /^ {0,3}(?:--|__|pozdr|z powazaniem|z wyrazami|serdecznie pozdr|(?:best|kind|warm|many)? ?regards|best wishes|yours|sincerely|(?:med )?(?:vennlig|beste?|hyggelig)? ?hilsen|mvh|vh\b|(?:mit )?(?:freundlich\p{L}*|beste\p{L}*|viele\p{L}*) gru|mfg\b|gru(?:s|ss)\b|thanks and|thank you and)/u;
const headLine =
  /^ {0,3}(?:>{1,3} ?)?(?:od|do|dw|cc|bcc|from|to|sent|date|subject|temat|wyslano|data|fra|til|kopi|sendt|dato|emne|von|an|gesendet|datum|betreff)[: ]{1,3}/u;
const firstOfHead =
  /^ {0,3}(?:>{1,3} ?)?(?:od|from|fra|von|subject|temat|emne|betreff): ?(?:.{0,80}@|.{0,120}$)/u;
const headWord = /^ {0,3}(?:>{1,3} ?)?(?:subject|temat|emne|betreff):/u;
const divider = /^ {0,3}(?:-{3,} ?(?:original|wiadomosc|opprinnelig|urspr|forwarded)|wiadomosc napisana)/u;

/** Takes a pasted mail apart, in a time that grows with its length. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let at = 0;
  let part: LinePart = 'body';
  let isAfterGap = true;
  for (const whole of text.split('\n')) {
    const begin = at;
    at += whole.length + 1;
    const folded = foldSigns(whole.slice(0, longestLine));
    if (folded.trim() === '') {
      // The head of a mail ends at a blank line; a signature does not.
      if (part === 'head') part = 'body';
      isAfterGap = true;
      continue;
    }
    // "From: Gdańsk" is no head: only an address or a subject makes one.
    const beginsHead = firstOfHead.test(folded) && (folded.includes('@') || headWord.test(folded));
    const isHead = divider.test(folded) || beginsHead || (part === 'head' && headLine.test(folded));
    if (isHead) part = 'head';
    else if (part === 'head') part = 'body';
    if (part === 'body' && greeting.test(folded)) part = 'signature';
    for (const [offset, piece] of piecesOf(whole)) {
      lines.push({ at: begin + offset, text: piece, folded: foldSigns(piece), part, isAfterGap });
      isAfterGap = false;
    }
  }
  return lines;
}

function* piecesOf(line: string): Generator<[number, string]> {
  for (let begin = 0; begin < line.length;) {
    let end = Math.min(line.length, begin + longestLine);
    if (end < line.length) {
      const blank = line.lastIndexOf(' ', end);
      if (blank > begin + longestLine / 2) end = blank;
    }
    yield [begin, line.slice(begin, end)];
    begin = end;
  }
}

/** Something that was read, and where. */
export interface Piece<Value> {
  value: Value;
  start: number;
  end: number;
}

/** A piece of a line, by its places in it. */
export function pieceOf<Value>(line: TextLine, value: Value, from: number, to: number): Piece<Value> {
  return { value, start: line.at + from, end: line.at + to };
}

/** A text without such signs at its end. */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
