/** By what a bank finds the parts of a split payment's title. */
const marks = /\/(?=(?:VAT|IDC|INV|TXT)(?:\/|$))/gi;
/** One that begins with the slash before a part. */
const firstMark = /^(VAT|IDC|INV|TXT)(?:\/|$)/i;
/** What a title has room for: four lines of 35 characters. */
const longestTitle = 140;
/** The parts of a split payment's title: number of the invoice, further words. */
const longestNumber = 35;
const longestText = 33;
/** The number of an invoice beside ` KSeF ` and a KSeF number of up to 36 characters. */
const longestOwn = 98;

/** Letters that are no others with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  '&': '+',
};

/** What a transfer is for. */
export interface TransferFacts {
  /** Of the invoice, as its seller wrote it. */
  number: string;
  /** Of the order, which it is told by where its seller's number has nothing that a bank takes. */
  orderId: number;
  /** Null where the invoice is not in KSeF. */
  ksefNumber: string | null;
  /** Null of a transfer without split payment. */
  split: {
    /** VAT in grosz. */
    vatMinor: number;
    /** NIP of the seller. */
    sellerNip: string;
  } | null;
}

/**
 * The characters that every bank takes in a transfer (those of SEPA and Elixir in common): what else sellers write becomes its
 * nearest letter, or a hyphen.
 */
export function bankText(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁøØæÆœŒđĐß&]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '-')
    .trim()
    .slice(0, longest)
    .trim();
}

/** A part of a split payment's title that makes no other part: neither by itself nor with the slashes around it. */
function withoutMarks(text: string): string {
  return text.replace(firstMark, '$1-').replaceAll(marks, '-');
}

/**
 * The title of a transfer. It names the invoice by its KSeF number, which art. 108g of the VAT Act asks for from 2027, and by its own.
 * Of a split payment it has the form of art. 108a ust. 3: tax, the seller's NIP, the number of the invoice, which is that of KSeF
 * where it has one (pkt 3).
 */
export function transferTitle({ number, orderId, ksefNumber, split }: TransferFacts): string {
  if (split) {
    const { vatMinor, sellerNip } = split;
    const vat = `${Math.floor(vatMinor / 100)},${String(vatMinor % 100).padStart(2, '0')}`;
    // Whoever calls an invoice "1/IDC/…" does not make another tax number of it.
    const inv = withoutMarks(bankText(ksefNumber ?? number, longestNumber)) || String(orderId);
    const start = `/VAT/${vat}/IDC/${sellerNip}/INV/${inv}`;
    return ksefNumber === null ? start : `${start}/TXT/${withoutMarks(bankText(number, longestText))}`;
  }
  // Whoever names an invoice "/VAT/…" does not make a split payment of it.
  const own = bankText(number, longestOwn).replace(/^[/\s]+/, '') || String(orderId);
  return bankText(ksefNumber === null ? own : `${own} KSeF ${ksefNumber}`, longestTitle);
}
