/** Where a line of a mail stands: only the body speaks of the transport, and only head and signature of who wrote. */
/** `later` is of a second load, which is no part of the order; `earlier` is of a mail that was quoted beside a request of its own. */
export type LinePart = 'head' | 'body' | 'later' | 'earlier' | 'signature';

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
  /** It is of a mail that was written before, quoted above or below. */
  isQuoted: boolean;
  /** How many of its first signs are a label that stands elsewhere in the text: nothing is shown of them. */
  labelled?: number;
}

/** Longer lines are read in pieces: no pattern sees more at once, whatever somebody pastes. */
const longestLine = 300;
/** More than any mail has. */
const mostLines = 2_000;

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

/** What messengers write with other signs, each as long as it was: arrows and flags among towns, stars around words. */
function plainSigns(line: string): string {
  if (!/[*\u{2190}-\u{2bff}\u{1f1e6}-\u{1f1ff}]/u.test(line)) return line;
  return (
    line
      .replaceAll(/[\u27a1\u21d2\u21e8\u2794\u279c\u279d\u279e\u27f6\u27f9]/gu, '>')
      .replaceAll('\ufe0f', ' ')
      // Right behind a town, too.
      .replaceAll(/(?<=\S)[\u{1f1e6}-\u{1f1ff}]{2}/gu, (flag) => ` ${[...flag].map(letterOfFlag).join('')} `)
      .replaceAll(/[\u{1f1e6}-\u{1f1ff}]{2}/gu, (flag) => `${[...flag].map(letterOfFlag).join('')}  `)
      .replaceAll(/(?<![\p{L}\d*])\*(?=[^ *])([^*]{1,60})\*(?![\p{L}\d*])/gu, ' $1 ')
  );
}

const letterOfFlag = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65);

const greeting =
  /^ {0,3}(?:--|__|(?:lacze |przesylam |z )?(?:serdeczne )?pozdr|usciski|z powazaniem|(?:z|lacze) wyraz|serdecznie pozdr|(?:with )?(?:(?:my |our )?(?:very )?(?:best|kind(?:est)?|warm(?:est)?|many) )?(?:regards|regrads)|kindest?[ ,]*$|(?:with )?(?:best|warm(?:est)?) wishes|all the best|yours|sincerely|rgds|br$|(?:many )?(?:thanks|thank you|thx|tnx|tks|cheers|ta|best|takk|tusen takk|dziekuje|dzieki|nara|uklony)[,.!]{0,2}(?: \p{L}{2,20}){0,2}[,.!]?$|med hilsen|(?:med )?(?:vennlig|venleg|beste?|hyggelig)? ?(?:hilsen|helsing)|mvh|vh\b|(?:mit )?(?:freundlich\p{L}*|beste\p{L}*|viele\p{L}*|schone\p{L}*|liebe\p{L}*|herzlich\p{L}*) gru|mfg\b|gru(?:s|ss)\b|thanks and|thank you and)/u;
const headLine =
  /^ {0,3}(?:>{1,3} ?)?(?:od|do|dw|cc|bcc|from|to|sent|date|subject|temat|wyslan[oey]|data|fra|til|kopi|sendt|dato|emne|von|an|gesendet|datum|betreff)[: ]{1,3}/u;
const firstOfHead =
  /^ {0,3}(?:>{1,3} ?)?(?:od|from|fra|von|subject|temat|emne|betreff): ?(?:.{0,80}@|.{0,120}$)/u;
const headWord = /^ {0,3}(?:>{1,3} ?)?(?:subject|temat|emne|betreff):/u;
/** When a mail was sent: of a head whose first line has no address. */
const sentLine =
  /^ {0,3}(?:>{1,3} ?)?(?:sent|date|wyslan[oey]|data|sendt|dato|gesendet|datum): ?.{0,60}\d{4}/u;
/** Lines of a head. */
const mostOfHead = 5;

/** "From: Joe", and below it when the mail was sent and what of: a head all the same. */
function isHeadBelow(written: readonly string[], row: number): boolean {
  const below = written.slice(row + 1, row + mostOfHead).map((line) => foldSigns(line.slice(0, longestLine)));
  const end = below.findIndex((line) => !headLine.test(line));
  const head = end < 0 ? below : below.slice(0, end);
  return head.some((line) => sentLine.test(line)) && head.some((line) => headWord.test(line));
}
const divider =
  /^ {0,3}(?:-{3,} ?(?:original|wiadomosc|przekazan|opprinnelig|videresendt|vidaresendt|urspr|weitergeleitet|forwarded)|wiadomosc napisana)/u;

/** Who wrote what is quoted below, and when. */
const attribution =
  /^(?=.{0,160}\d{1,2}[:.]\d).{0,160}(?<!\p{L})(?:wrote|schrieb|pisze|napisal\p{L}{0,2}(?:\(a\))?|skrev)(?!\p{L})[^:]{0,80}: ?$/u;
const salutation =
  /^ {0,3}(?:dzien dobry|witam|czesc|hi|hello|hei|hej|dear|god (?:dag|morgen)|guten (?:tag|morgen)|hallo|good (?:morning|afternoon|day)|szanown\p{L}{1,3})(?!\p{L})/u;

const ruleLine = /^ {0,3}(?:-{3,}|_{3,}|={3,}|\*{3,}) *$/u;
const amountWord = /\d ?(?:kg|t|ton\p{L}{0,4}|palet\p{L}{0,4}|pallets?|paller|pal|pll|plt|ldm)(?!\p{L})/u;
/** Lines of a paragraph between two rules. */
const mostBetweenRules = 15;

/** "Dzień nadania: 9.12", "Destination = Moss": a fact of the transport behind its label. */
const labelledFact =
  /^[ *•|-]{0,4}(?=[^:=]{2,50}[:=] {0,30}[^ ])[^:=]{0,30}(?<!\p{L})(?:zalad|rozlad|wylad|nadani|nadawc|odbi|dostaw|przeznacz|ladun|towar|dokad|skad|load|pick|deliver|collect|unload|origin|destin|consign|cargo|goods|commod|weight|pallet|lasting|lossing|laste|losse|hent|lever|avsend|mottak|gods|vare|vekt|pall|waga|palet|ilosc)/u;

/** Whether the lines behind a rule, up to the next one, tell how much there is to carry, or whence and whither. */
function tellsMore(written: readonly string[], from: number): boolean {
  for (const line of written.slice(from, from + mostBetweenRules)) {
    const folded = foldSigns(line.slice(0, longestLine));
    if (ruleLine.test(folded)) return false;
    if (amountWord.test(folded) || labelledFact.test(folded)) return true;
  }
  return false;
}

/** Tells of the lines of a text, one after the other, which are of a mail that was quoted. */
class QuoteReader {
  #isOpen = false;
  #isSigned = false;
  #hasOwn = false;

  /** @param startsHead a mail's head begins here, or a line that divides mails */
  isQuoted(
    folded: string,
    { isMarked, isAfterGap }: { isMarked: boolean; isAfterGap: boolean },
    startsHead: boolean,
  ): boolean {
    if (isMarked) {
      // What stands below the marked lines is own again.
      this.#isOpen = false;
      return true;
    }
    const isDivider = divider.test(folded) || attribution.test(folded.trimEnd());
    // The head that a text begins with is that of the mail itself.
    if (isDivider || (startsHead && this.#hasOwn)) {
      this.#isOpen = true;
      this.#isSigned = false;
    } else if (this.#isOpen && isAfterGap && this.#isSigned && salutation.test(folded)) this.#isOpen = false;
    this.#hasOwn = true;
    // A divider begins as a signature does.
    if (this.#isOpen && !isDivider && greeting.test(folded)) this.#isSigned = true;
    return this.#isOpen;
  }
}

/** Takes a pasted mail apart, in a time that grows with its length. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let at = 0;
  let part: LinePart = 'body';
  let isAfterGap = true;
  let header: { cells: Cell[]; isRead: boolean } | null = null;
  const quotes = new QuoteReader();
  let wasQuoted = false;
  let grid: Grid | null = null;
  const written = text.split('\n', mostLines);
  for (const [row, told] of written.entries()) {
    const mark = /^(?: {0,3}>){1,9} ?/u.exec(told)?.[0].length ?? 0;
    const whole = plainSigns(told.slice(mark));
    const begin = at + mark;
    at += told.length + 1;
    const folded = foldSigns(whole.slice(0, longestLine));
    if (folded.trim() === '') {
      if (grid) lines.push(...grid.lines());
      grid = null;
      // The head of a mail ends at a blank line; a signature does not.
      if (part === 'head') part = 'body';
      isAfterGap = true;
      header = null;
      continue;
    }
    // "From: Gdańsk" is no head: only an address or a subject makes one.
    const beginsHead =
      firstOfHead.test(folded) &&
      (folded.includes('@') || headWord.test(folded) || isHeadBelow(written, row));
    const isHead = divider.test(folded) || beginsHead || (part === 'head' && headLine.test(folded));
    const isQuoted = quotes.isQuoted(
      folded,
      { isMarked: mark > 0, isAfterGap },
      beginsHead && part !== 'head',
    );
    // Behind a signature another mail begins: the quoted one, or own words behind it.
    if (wasQuoted !== isQuoted && part === 'signature') part = 'body';
    wasQuoted = isQuoted;
    if (isHead) part = 'head';
    else if (part === 'head') part = 'body';
    // A rule parts what is told from what else is told, or from the signature.
    if (part === 'body' && ruleLine.test(folded) && tellsMore(written, row + 1)) {
      isAfterGap = true;
      continue;
    }
    if (part === 'body' && greeting.test(folded)) part = 'signature';
    const ofGrid = part === 'body' ? gridCells(whole) : [];
    if (grid && isRule(ofGrid)) continue;
    if (grid && !grid.take(ofGrid, begin)) {
      lines.push(...grid.lines());
      grid = null;
    } else if (grid) continue;
    const columns = endColumns(ofGrid);
    if (columns) {
      grid = new Grid(columns, begin, isQuoted);
      continue;
    }
    const cells = part === 'body' ? cellsOf(whole) : [];
    if (header !== null && cells.length > 1 && isRule(cells)) continue;
    if (cells.length > 1) {
      if (header !== null && /\d/u.test(whole) && isRowOf(header.cells, cells)) {
        // A second row is a second load.
        for (const cell of cells) {
          const head = header.cells.find(({ column }) => column === cell.column)?.text ?? '';
          const isAfterGap = !partOfAddress.test(foldSigns(head));
          lines.push(
            labelledCell(head, cell, begin, { part: header.isRead ? 'later' : 'body', isQuoted, isAfterGap }),
          );
        }
        header.isRead = true;
        isAfterGap = false;
        continue;
      }
      if (header === null && isHeader(cells)) {
        header = { cells, isRead: false };
        continue;
      }
    }
    header = null;
    const labelled = part === 'body' ? withColon(whole) : whole;
    for (const [offset, piece] of piecesOf(cells.length > 1 ? asLabel(labelled, cells.length) : labelled)) {
      for (const [from, sentence, isSigned] of signedIn(piece)) {
        if (isSigned && part === 'body') part = 'signature';
        for (const [place, numbered] of numberedIn(sentence))
          for (const [inner, text] of lines.length < mostLines
            ? factsIn(numbered)
            : [[0, numbered] as const]) {
            const at = begin + offset + from + place + inner;
            lines.push({ at, text, folded: foldSigns(text), part, isAfterGap, isQuoted });
            isAfterGap = false;
          }
      }
    }
  }
  if (grid) lines.push(...grid.lines());
  setLater(lines);
  setListed(lines);
  return lines;
}

/** The cells of a row whose columns blanks, tabs or strokes part. */
function gridCells(line: string): Cell[] {
  if (line.length > longestLine) return [];
  if (!/\t|\|| {2}/u.test(line)) return line.includes(';') ? cellsBy(line, /;/u) : [];
  const cells: Cell[] = [];
  for (const match of line.matchAll(/[^\t| ](?:[^\t| ]| (?! ))*/gu))
    cells.push({ from: match.index, column: cells.length, text: match[0].trim() });
  return cells;
}

/** A column's head that is one end of the transport: "ZAŁADUNEK", "Pick-up", "Leveringssted". */
const endHead =
  /^(?:(?:miejsce|adres|place of) )?(?:(zal(?:\.|ad\p{L}*)|odbior|nadani[ae]|nadawca|skad|z|load(?:ing)?|pick(?:-? ?up)?|coll(?:\.|ect(?:ion)?)?|uplift|origin|shipper|sender|from|lasting|lastes?|lastested|(?:opp|av)?hent(?:es|ing)?|hentested|avsender|avgang|fra|beladung|ladestelle|abholung|versender)|(?:roz|wy)(?:l\.?|lad\p{L}*)|dost(?:\.|awa)|dokad|do|cel|przeznaczeni[ae]|odbiorca|unload(?:ing)?|offload(?:ing)?|tip|deliver(?:y)?|del\.?|drop(?:-? ?off)?|dest(?:\.|ination)|consignee|receiver|to|lossing|losses|lossested|(?:av)?lever(?:ing|es)|leveringssted|mottaker|ankomst|til|entladung|entladestelle|lieferung|empfanger)(?: (?:place|address|point))?$/u;

/** The two columns of a table that has one for each end, where a line is the head of one. */
function endColumns(cells: readonly Cell[]): Cell[] | null {
  const columns = cells.slice(-2);
  if (cells.length < 2 || cells.length > 3) return null;
  const ends = columns.map(({ text }) => endHead.exec(foldSigns(text)));
  const [first, second] = ends;
  return first && second && (first[1] === undefined) !== (second[1] === undefined) ? columns : null;
}

/** A table with a column for each end: what stands in a column is read as lines below its head. */
class Grid {
  readonly #columns: TextLine[][];

  constructor(
    heads: readonly Cell[],
    begin: number,
    private readonly isQuoted: boolean,
  ) {
    // Whatever a head is called, its column is read as one end.
    this.#columns = heads.map((head) => {
      const isPickup = endHead.exec(foldSigns(head.text))?.[1] !== undefined;
      return [this.#line(isPickup ? 'loading' : 'delivery', { ...head, text: '' }, begin, true)];
    });
  }

  /** @returns false for a row that is none of the table */
  take(cells: readonly Cell[], begin: number): boolean {
    const isLabelled = cells.length === this.#columns.length + 1;
    if (!isLabelled && cells.length !== this.#columns.length) return false;
    const label = isLabelled ? withoutTrailing(cells[0]?.text ?? '', ' :') : '';
    for (const [place, cell] of cells.slice(isLabelled ? 1 : 0).entries())
      this.#columns[place]?.push(this.#line(label, cell, begin, false));
    return true;
  }

  lines(): TextLine[] {
    return this.#columns.flat();
  }

  #line(label: string, cell: Cell, begin: number, isAfterGap: boolean): TextLine {
    const of = { part: 'body', isQuoted: this.isQuoted, isAfterGap } as const;
    if (label !== '') return labelledCell(label, cell, begin, of);
    return { at: begin + cell.from, text: cell.text, folded: foldSigns(cell.text), ...of };
  }
}

interface Cell {
  from: number;
  /** Which of the row it is, empty ones counted. */
  column: number;
  text: string;
}

/** The cells of a row of a table that was pasted; a line with no cells is none. */
function cellsOf(line: string): Cell[] {
  if (line.length > 2_000) return [];
  if (/[\t|]/u.test(line)) return cellsBy(line, /[\t|]/u);
  // Blanks and semicolons part the cells of a longer row only: two may be anything.
  const parted = / {2}/u.test(line) ? gridCells(line) : line.includes(';') ? cellsBy(line, /;/u) : [];
  return parted.length > 2 ? parted : [];
}

function cellsBy(line: string, sign: RegExp): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  for (const [column, whole] of line.split(sign).entries()) {
    const text = whole.trim();
    if (text !== '') cells.push({ from: at + whole.indexOf(text), column, text });
    at += whole.length + 1;
  }
  return cells;
}

/** Whether cells stand below those of a table's head. */
function isRowOf(header: readonly Cell[], cells: readonly Cell[]): boolean {
  const isWhole = cells.length === header.length || cells.length * 2 > header.length + 2;
  return isWhole && cells.every(({ column }) => header.some((head) => head.column === column));
}

/** "|---|---|": a line under the head of a table. */
const isRule = (cells: readonly Cell[]) => cells.every(({ text }) => /^[-:=+ ]+$/u.test(text));

/** Columns that go on with the place of the column before. */
const partOfAddress =
  /^(?:kod|post|zip|plz|kraj|panstwo|country|ctry|land|miasto|miejscowosc|city|town|by|ort|ulica|street|adres|gate|stra)/u;
const headerWord =
  /dat[aeo]|zalad|rozlad|load|pick|deliver|collect|from|to$|skad|dokad|fra$|til$|pal|waga|weight|vekt|towar|goods|cargo|vare|trasa|route|rute|lasting|lossing|hent|lever|odbi|dostaw|adres/u;

/** Whether cells name what stands below them. */
function isHeader(cells: readonly Cell[]): boolean {
  const words = cells.filter(({ text }) => headerWord.test(foldSigns(text)));
  return (
    cells.length >= 3 &&
    words.length >= 2 &&
    cells.every(({ text }) => text.length <= 40 && !/\d/u.test(text))
  );
}

/** A cell as a line of its own, with the words above it as its label. */
function labelledCell(
  label: string,
  { from, text }: Cell,
  begin: number,
  of: Pick<TextLine, 'part' | 'isQuoted' | 'isAfterGap'>,
): TextLine {
  const whole = `${label}: ${text.slice(0, longestLine)}`;
  const labelled = label.length + 2;
  return {
    at: begin + from - labelled,
    text: whole,
    folded: foldSigns(whole),
    ...of,
    labelled,
  };
}

/** A row of two cells is a label and what it is of; of more, parts. Each sign stays one sign. */
function asLabel(line: string, cells: number): string {
  const isLabel = cells === 2 && /^[^\d\t|]{2,40}[\t|]/u.test(line.trimStart());
  const first = /[\t|]/u.exec(line.trimStart());
  if (!isLabel || !first) return line.replaceAll(/[\t|]/gu, ';');
  const place = line.length - line.trimStart().length + first.index;
  const isTold = /: *$/u.test(line.slice(0, place));
  return `${line.slice(0, place)}${isTold ? ' ' : ':'}${line.slice(place + 1).replaceAll(/[\t|]/gu, ' ')}`;
}

/** "FRA..........: Gniezno", "Termin >>> 2.12", "hent   Ski 1400", "Drop - Moss": what parts a label from what it is of. */
const labelSign =
  /^([ *•-]{0,4}(?=\p{L})[\p{L}'’ /().?&-]{1,40}?)(?:( ?\.{3,} ?:?| ?_{3,} ?:?| ?:{2,}| ?={1,3}| ?-{2,8}(?=[ ]))|( [-–—~](?= )| ?>{2,}| {2,}|\t))(?= {0,30}[^ .>=:_-])/u;
const labelWords = String.raw`^[ *•-]{0,4}(?:(?:miejsc\p{L}*|adres|termin|data|place|date|sted|dato|ort|datum|our|vart?|nasz\p{L}*) ){0,2}(?:z|ze|zal\p{L}*|do|skad|dokad|cel|start|tip|uplift|origin|destination|dest|avsend\p{L}*|mottak\p{L}*|temp\p{L}*|rozl\p{L}*|wyl\p{L}*|odb\p{L}*|nad\p{L}*|dost\p{L}*|podj\p{L}*|zda\p{L}*|load\p{L}*|unload\p{L}*|pick\p{L}*|deliver\p{L}*|drop\p{L}*|collect\p{L}*|from|to|fra|til|von|nach|hent\p{L}*|lever\p{L}*|last\p{L}*|loss\p{L}*|gods\p{L}*|vare\p{L}*|cargo|goods|commodity|towar|lad\p{L}*|mas[as]|waga|weight|vekt|gewicht|palet\p{L}*|pallets?|pall|paller|kolli|pieces|size|dim(?:ension)?s?|wymiar\p{L}*|mal|ready|required|gotow\p{L}*|brutto\p{L}*|netto\p{L}*|beskriv\p{L}*|descr\p{L}*|klar|frist|bestiller\p{L}*|innhold|contents?|opphent\p{L}*|avless\p{L}*|ilosc|antall|anzahl|merk\p{L}*|ref\p{L}*|nr|numer|number|order|ordre|zamowieni\p{L}*|zleceni\p{L}*|bestilling|platno\p{L}*|payment|terms|bet\p{L}*|zahlung|termin|dat[aeo]|datum|adres\p{L}*|address|co|what|hva|was|kiedy|when|nar|wann|abhol\p{L}*|belad\p{L}*|entlad\p{L}*|liefer\p{L}*|empfanger|absender|ware|shipper|consignee|consignor|kod\p{L}*|post\p{L}*|zip|plz|ulica|gate|street|kraj|country|land|miasto|city|by)`;
const labelWord = new RegExp(`${labelWords}(?!\\p{L})`, 'u');

const wholeLabel = new RegExp(`${labelWords} {0,2}$`, 'u');

const farColon = /^([ *•-]{0,4}\p{L}[\p{L}'./() -]{1,28}[\p{L}.)])( {1,30}):(?= )/u;

const bracketed = /^( {0,3})\[(\p{L}[\p{L} /.-]{1,30})\]:?(?= )/u;

/** A label with the sign that is common behind one, right behind it. Each sign stays one sign. */
function withColon(line: string): string {
  // "[Towar] płytki".
  const inside = bracketed.exec(line.slice(0, longestLine));
  if (inside) {
    const [all, lead = '', label = ''] = inside;
    return `${lead} ${label}:${' '.repeat(all.length - lead.length - label.length - 2)}${line.slice(all.length)}`;
  }
  // "Cargo readiness    : 9.12".
  const [far, told = '', gap = ''] = farColon.exec(line.slice(0, longestLine)) ?? [];
  if (far !== undefined) return `${told}:${gap}${line.slice(far.length)}`;
  const match = labelSign.exec(line.slice(0, longestLine));
  const [all, label = '', dots] = match ?? [];
  // "Kraków >> Oslo" is a way, and so is "Til Moss - Oslo".
  const isDash = / [-–—~]$/u.test(all ?? '');
  const word = isDash ? wholeLabel : labelWord;
  // "Nadawca - miasto: Kutno" has its colon.
  if (isDash && /^[^:\d]{1,30}: /u.test(line.slice(all?.length))) return line;
  if (all === undefined || (dots === undefined && !word.test(foldSigns(label)))) return line;
  return `${label}:${' '.repeat(all.length - label.length - 1)}${line.slice(all.length)}`;
}

const signedBehind =
  /[.!?] {1,2}(?=(?:(?:best|kind|warm) )?regards[ ,]|pozdrawiam[ ,]|z powazaniem[ ,]|mvh[ ,]|(?:med )?(?:vennlig )?hilsen[ ,]|mit freundlichen|(?:liebe|viele|beste|schone|herzliche) gru(?:s|ss)e?[ ,])/gu;

/** A line whose end is a signature, as two. */
function* signedIn(piece: string): Generator<[from: number, text: string, isSigned: boolean]> {
  const match = foldSigns(piece).matchAll(signedBehind).next().value;
  if (!match) yield [0, piece, false];
  else {
    const at = match.index + match[0].length;
    yield [0, piece.slice(0, at), false];
    yield [at, piece.slice(at), true];
  }
}

/** "1) Moss-Kraków 12 paller 2) Moss-Praha": loads that are numbered in one line, a line each. */
function* numberedIn(text: string): Generator<[from: number, text: string]> {
  const marks: number[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\d.,])([1-9])[.)] {1,2}(?=\p{Lu}\p{L})/gu))
    if (Number(match[1]) === marks.length + 1) marks.push(match.index);
  const parts = marks.map((from, place) => text.slice(from, marks[place + 1]));
  let begin = 0;
  if (parts.length > 1 && parts.every((part) => pairRoute.test(part) && !endWord.test(foldSigns(part))))
    for (const from of marks) {
      if (from > begin) yield [begin, text.slice(begin, from)];
      begin = from;
    }
  yield [begin, text.slice(begin)];
}

/** "Gods: bær    plt: 33    kg: 22 770": facts of one line, each behind its label, a line each. */
function* factsIn(text: string): Generator<[from: number, text: string]> {
  let begin = 0;
  // "Ilość: 33 EUR. Tonaż: 23,8. Towar: karma": sentences that are facts.
  const told = [...text.matchAll(/[.;] {1,2}(?=\p{Lu}[\p{L} .()-]{1,25}: [^ ])/gu)];
  if (told.length > 2) {
    for (const { index, 0: gap } of told) {
      yield [begin, text.slice(begin, index + 1)];
      begin = index + gap.length;
    }
  } else if (/^[ *•-]{0,4}\p{L}[\p{L} ./()-]{0,25}: /u.test(text))
    for (const { index, 0: gap } of text.matchAll(
      /(?<=[^ ;|•:])(?: {2,20}| ?[;|•/] {1,3})(?=\p{L}[\p{L} .()-]{0,25}: {0,3}[^ :])/gu,
    )) {
      yield [begin, text.slice(begin, index)];
      begin = index + gap.length;
    }
  yield [begin, text.slice(begin)];
}

/** Two names with a sign between them that leads from one to the other. */
const pairRoute = /\p{Lu}\p{L}{2,20}(?: ?(?:->|→|=>|>) ?| - |-|–| – )\p{Lu}\p{L}{2,20}/u;
/** Words of one end: numbered facts of one load name them. */
const endWord = /zalad|rozlad|wylad|load|pick|deliver|collect|lasting|lossing|hent|lever|odbi|dostaw/u;

/** Forms that go with a number: Polish has others from five on, and "to" is Norwegian only before its own words. */
const severalLoads = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${[
    '(?:[2-9]|two|three|four|several|dwa|dwie|dwoch|dwu|trzy|trzech|cztery|czterech|kilka|kilku|tre|fire|flere|zwei|drei|vier|mehrere) (?:\\p{L}{3,12} )?(?:loads|lots|legs|shipments|transports|routes|transport(?:y|ow|er)|tematy|jobs|lass|laster|ruter|tras[ey]?|relacj[ei]|ladunk(?:i|ow)|zlecen(?:ia)?|sendinger|turer|ladungen|sendungen)',
    '(?:oba|obie|obydwa|obydwie|both|begge|beide)(?: \\p{L}{3,12})?,? (?:(?:po|a|med|with|je|mit) )?\\d{1,3} (?:euro|eur|e)?-?(?:pal|plt|pll)\\p{L}*',
    'to (?:\\p{L}{3,12} )?(?:lass|laster|ruter|sendinger|turer|transporter|vogntog|biler|semier|semitrailere)',
    '(?:[2-4]|dwa|dwie|trzy|cztery) (?:auta|ciezarowki|naczepy|zestawy|samochody)',
    '(?:[5-9]|dwoch|dwu|trzech|czterech|pieciu|kilku) (?:aut|ciezarowek|naczep|zestawow|samochodow)',
    '(?:[2-9]|two|three|four|several|separate) (?:separate )?(?:trucks|lorries|trailers|vans|vehicles|wagons|artics)',
    '(?:osobn|oddzieln)\\p{L}{1,3} (?:auta(?:ch|mi)?|samochod\\p{L}{1,4}|pojazd\\p{L}{1,3})|hver sin bil|separate biler',
    '[2-9] ?x ?(?:ftl|full (?:loads?|trucks?|trailers?)|auta?|naczep[ya]?|trucks?|trailers?|lorr(?:y|ies)|semi(?:er|trailere?)?|biler|vogntog|tir[yow]{0,2}|13[.,]6 ?m?)',
    '(?:[2-9]|tre|fire|flere) (?:vogntog|biler|semier|semitrailere)',
    '(?:[2-9]|zwei|drei|vier|mehrere) (?:lkws?|sattelzuge)',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** There and back: the way back is a load as well. */
const roundTrip =
  /(?<!\p{L})(?:round[ -]?trip|(?:a )?z powrotem z|(?:and )?back from \p{L}{3,20} to|(?:og |(?<!(?<!\p{L})i ))retur fra|(?:na|w|jako|robi\p{L}{0,3}|zrob\p{L}{1,3}|jezdzi\p{L}{0,3}) kolk[ou]|kolk[ou](?= ?:| (?:z|miedzy) \p{L}| do (?:zrobienia|wyceny|pojechania)| \p{L}{3,20} ?-)|w obie strony|tam i z powrotem|tur(?:[ /]|-)?retur|hin und zuruck|rundlauf|(?:and )?back again|og tilbake igjen|reverse direction|return (?:trip|leg|load)|returtur)(?!\p{L})|(?<!\p{L})(\p{L}{3,20}) ?(?:-|->|→) ?\p{L}{3,20}(?: \p{L}{3,20})? ?(?:-|->|→) ?\1(?!\p{L})/u;

/** Whether a mail asks for more than one load. */
export function namesMoreLoads(lines: readonly TextLine[]): boolean {
  return lines.some(
    ({ part, folded }) =>
      part === 'later' || (part === 'body' && (severalLoads.test(folded) || roundTrip.test(folded))),
  );
}

/** "- Mon 7/12: Leyland PR26 > Moss": a way in a line of a list. */
const listedRoute =
  /^[ ]{0,3}[*•–-] .{0,60}?\p{Lu}\p{L}{2,20}(?: \(?[A-Z\d][A-Z\d -]{1,8}\)?)? ?(?:->|→|=>|>| - | – ) ?\p{Lu}\p{L}{2,20}/u;

const listedEnd = new RegExp(`(?<!(?:full|part|whole|half) )(?:${endWord.source})`, 'u');

/** Of a list of ways, a line each, all but the first are of other loads; what stands below is of all. */
function setListed(lines: TextLine[]): void {
  let isListed = false;
  for (const line of lines) {
    if (line.part !== 'body' || !listedRoute.test(line.text) || listedEnd.test(line.folded)) continue;
    if (isListed) line.part = 'later';
    isListed = true;
  }
}

const loadMark =
  /^[ *•-]{0,4}(?:(?:poz\.?|pozycja|load|transport|ladunek|zlecenie|lass|sending|shipment|trasa|fracht|lot|tur|relacja|ladung|order|zapytanie|oppdrag|last|wagon|truck|lorry|auto|bil|job) ?(?:nr\.? ?|no\.? ?|# ?)?([1-9a-f])(?:[.):]|$| -)|(pierwsz[ya]|drug[ia]|trzeci[a]?|first|second|third|forste?|andre|tredje)(?: \p{L}{3,12})? ?[-:)] |\(?([1-9a-f])[.)] )/u;
/** "1. lossing:", "Second loading -" is one of several places of a load; "Second load -" is another load. */
const placeMark =
  /^[ *•-]{0,4}(?:[1-9][.)] ?|(?:first|second|third|fourth|1st|2nd|3rd|4th|next|last|pierwsz[yae]|drugi?[ae]?|trzeci[ae]?|czwart[yae]|ostatni[ae]?|forste?|fyrste?|andre|tredje|fjerde|neste|siste) )(?:(?:miejsc|punkt|adres)\p{L}* )?(?:zalad|rozlad|wylad|load(?:ing|ed)|unload|offload|tip|pick|deliver|drop|collect|consign|stop|place|address|lasting|lossing|lastested|lossested|oppl|hent|lever|mott|odbi|dostaw|nadan|zrzut|entlad|belad|sted)/u;
const route = /->|→|=>| - \p{L}|(?<!\p{L})(?:do|to|til|nach) \p{L}/u;

/** "2.", "B)": which of several loads. */
const countOf = (mark: string) => (/\d/u.test(mark) ? Number(mark) : mark.charCodeAt(0) - 96);
/** "Pierwszy - Brodnica, drugi - Iława". */
const ordinalOf = (word: string) =>
  [/^(?:pierwsz|first|forst)/u, /^(?:drug|second|andre)/u].findIndex((one) => one.test(word)) + 1 || 3;

/** What stands behind the mark of a second load belongs to that one, up to the signature. */
function setLater(lines: TextLine[]): void {
  let first: { isNamed: boolean; hasRoute: boolean } | null = null;
  let isLater = false;
  for (const line of lines) {
    if (line.part !== 'body') continue;
    const mark = placeMark.test(line.folded) ? null : loadMark.exec(line.folded);
    const count = mark?.[2] === undefined ? countOf(mark?.[1] ?? mark?.[3] ?? '0') : ordinalOf(mark[2]);
    const isNamed = mark?.[1] !== undefined || mark?.[2] !== undefined;
    const hasRoute = route.test(line.folded) || (pairRoute.test(line.text) && !endWord.test(line.folded));
    if (count === 1) first = { isNamed, hasRoute };
    // A list of numbered facts is of one load: only names of loads or routes make two.
    else if (count > 1 && first && (first.isNamed ? isNamed : first.hasRoute && hasRoute)) isLater = true;
    if (isLater) line.part = 'later';
  }
  if (isLater) setClosing(lines);
}

/** Paragraphs below the last load that tell of nothing to carry are of all of them: "Płacimy 30 dni", and who signs. */
function setClosing(lines: readonly TextLine[]): void {
  for (let to = lines.findLastIndex(({ part }) => part === 'later'); to >= 0;) {
    let from = to;
    while (from > 0 && lines[from]?.isAfterGap === false) from -= 1;
    const paragraph = lines.slice(from, to + 1);
    const isClosing = paragraph.every(
      ({ part, text, folded }) =>
        part === 'later' &&
        !amountWord.test(folded) &&
        !loadMark.test(folded) &&
        !endWord.test(folded) &&
        !pairRoute.test(text),
    );
    if (!isClosing) return;
    for (const line of paragraph) line.part = 'body';
    to = from - 1;
  }
}

const sentenceEnd = /(?<=[\p{L}\d)]{3}|[^\p{L}]\d{2})[.!?] (?=\p{Lu})/gu;

function* piecesOf(line: string): Generator<[number, string]> {
  for (let begin = 0; begin < line.length;) {
    let end = Math.min(line.length, begin + longestLine);
    if (end < line.length) {
      // A sentence is kept whole, so that its words tell what its places and days are.
      const sentence = [...line.slice(begin, end).matchAll(sentenceEnd)].at(-1);
      const blank = line.lastIndexOf(' ', end);
      if (sentence && sentence.index > longestLine / 3) end = begin + sentence.index + 2;
      else if (blank > begin + longestLine / 2) end = blank;
    }
    yield [begin, line.slice(begin, end)];
    begin = end;
  }
}

/** Something that was read, and where. */
export interface Piece<Value> {
  value: Value;
  /** The words may as well mean something else. */
  isUnsure?: boolean;
  start: number;
  end: number;
}

/** A piece of a line, by its places in it. */
export function pieceOf<Value>(line: TextLine, value: Value, from: number, to: number): Piece<Value> {
  const begin = Math.max(from, line.labelled ?? 0);
  return { value, start: line.at + begin, end: line.at + Math.max(to, begin) };
}

/** A text without such signs at its end. */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
