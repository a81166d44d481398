import { unzipSync, zipSync, type Unzipped } from 'fflate';

/** What the parts of a workbook may become when they are unpacked; a real one of the allowed size is far below. */
const maximumUnpacked = 100 * 1024 * 1024;
const partsOfWorkbooks = /^(xl\/|_rels\/|docProps\/|\[Content_Types\]\.xml$)/;
const texts = /\.(xml|rels)$/;

/** Bounds of a sheet; cells outside of them are none that people enter. */
export interface SheetBounds {
  rows: number;
  columns: number;
}

/** The workbook is broken, or larger than what is read. */
export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';

  constructor(readonly reason: 'unreadable' | 'too_many_rows') {
    super(`The workbook is refused: ${reason}`);
  }
}

/**
 * Reads the first sheet of a workbook, its blank rows and cells included. The reader unpacks by what each packed part
 * says of itself, and fills gaps between cells however far they are apart; so it is given parts that were unpacked
 * within bounds, and sheets whose cells lie within theirs.
 * @throws {WorkbookRefused}
 */
export async function rowsOfWorkbook(content: Buffer, bounds: SheetBounds): Promise<string[][]> {
  const parts = unpacked(content);
  for (const [name, part] of Object.entries(parts)) {
    if (name.startsWith('xl/worksheets/') && texts.test(name)) refuseOutOfBounds(Buffer.from(part), bounds);
  }
  try {
    const { readSheet } = await import('read-excel-file/node');
    const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new WorkbookRefused('unreadable');
  }
}

function unpacked(content: Buffer): Unzipped {
  let size = 0;
  try {
    // A part that unpacks to more than the directory says is an error there.
    return unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (!partsOfWorkbooks.test(name) || !texts.test(name)) return false;
        size += originalSize;
        if (size > maximumUnpacked) throw new WorkbookRefused('unreadable');
        return true;
      },
    });
  } catch {
    throw new WorkbookRefused('unreadable');
  }
}

function refuseOutOfBounds(sheet: Buffer, { rows, columns }: SheetBounds): void {
  const text = sheet.toString('latin1');
  for (const [, row = ''] of text.matchAll(/<(?:\w+:)?row\b[^>]*?\br\s*=\s*["'](\d+)["']/g)) {
    if (Number(row) > rows) throw new WorkbookRefused('too_many_rows');
  }
  for (const [, letters = '', row = ''] of text.matchAll(
    /<(?:\w+:)?c\b[^>]*?\br\s*=\s*["']([A-Za-z]+)(\d+)["']/g,
  )) {
    if (Number(row) > rows) throw new WorkbookRefused('too_many_rows');
    if (columnNumber(letters) > columns) throw new WorkbookRefused('unreadable');
  }
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase().slice(0, 4)].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
