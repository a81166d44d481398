import { unzipSync, zipSync, type Unzipped } from 'fflate';

/**
 * What the parts of a workbook may become when they are unpacked: one, and all together. Of 50,000 rows of 12 columns the
 * sheet has 30 MB. What grows more than a hundredfold is nothing that people entered.
 */
const largestPart = 50 * 1024 * 1024;
const largestSum = 64 * 1024 * 1024;
const mostGrowth = { from: 1024 * 1024, times: 100 };
/** What a workbook says of itself: which sheets it has, and in which parts they are. */
const contentsPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

/** Bounds of a sheet; cells outside of them are none that people enter. */
export interface SheetBounds {
  rows: number;
  columns: number;
  /** Of all rows together. */
  cells: number;
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
  const about = unpacked(content, (name) => name === contentsPart || name === relationsPart);
  const needed = neededParts(about);
  const parts = unpacked(content, (name) => needed.isNeeded(name));
  for (const [name, part] of Object.entries(parts)) {
    if (needed.isSheet(name)) refuseOutOfBounds(asBuffer(part), bounds);
  }
  try {
    const { readSheet } = await import('read-excel-file/node');
    const rows = await readSheet(asBuffer(zipSync({ ...about, ...parts }, { level: 0 })));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new WorkbookRefused('unreadable');
  }
}

/** The same memory, not a copy of it. */
function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

function unpacked(content: Buffer, isNeeded: (name: string) => boolean): Unzipped {
  let sum = 0;
  try {
    // A part that unpacks to more than the directory says is an error there.
    return unzipSync(content, {
      filter: ({ name, size, originalSize }) => {
        if (!isNeeded(name)) return false;
        sum += originalSize;
        const isBlown = originalSize > mostGrowth.from && originalSize > mostGrowth.times * size;
        if (isBlown || originalSize > largestPart || sum > largestSum)
          throw new WorkbookRefused('unreadable');
        return true;
      },
    });
  } catch {
    throw new WorkbookRefused('unreadable');
  }
}

/** Which parts hold the first sheet, its texts and its formats. */
function neededParts(about: Unzipped): { isNeeded(name: string): boolean; isSheet(name: string): boolean } {
  const [contents = '', relations = ''] = [contentsPart, relationsPart].map((name) =>
    asBuffer(about[name] ?? new Uint8Array()).toString('utf8'),
  );
  const [first] = tagsOf(contents, 'sheet');
  const id = first && attributeOf(first, 'id');
  const targets = tagsOf(relations, 'Relationship').map((tag) => ({
    id: attributeOf(tag, 'Id'),
    kind: attributeOf(tag, 'Type')?.split('/').at(-1),
    path: pathOf(attributeOf(tag, 'Target') ?? ''),
  }));
  const sheet = targets.find((one) => one.kind === 'worksheet' && one.id === id)?.path;
  const others = targets.filter(({ kind }) => kind === 'styles' || kind === 'sharedStrings');
  const names = new Set(['xl/styles.xml', 'xl/sharedStrings.xml', ...others.map(({ path }) => path)]);
  // A program that writes its list of sheets otherwise has all of them read, within the same bounds.
  const isSheet = (name: string): boolean =>
    sheet === undefined ? /^xl\/worksheets\/[^/]+\.xml$/.test(name) : name === sheet;
  return { isSheet, isNeeded: (name) => names.has(name) || isSheet(name) };
}

/** Where a part is, as `xl/workbook.xml` names it. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** What stands within the tags of a name. */
function tagsOf(text: string, name: string): string[] {
  const tags = text.matchAll(new RegExp(`<(?:\\w{1,20}:)?${name}\\s([^>]{0,${longestTag}})>`, 'g'));
  return [...tags].map(([, attributes = '']) => attributes);
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|[\\s:])${name}\\s?=\\s?["']([^"']*)["']`).exec(tag)?.[1];
}

/** Signs between the angle brackets of a row or cell; what people's programs write has a few dozen. */
const longestTag = 1_000;

function refuseOutOfBounds(sheet: Buffer, { rows, columns, cells }: SheetBounds): void {
  const text = sheet.toString('latin1');
  let count = 0;
  for (const [, attributes = '', end] of text.matchAll(/<(?:\w{1,20}:)?(?:row|c)\b([^>]{0,1000})(>)?/g)) {
    if (end === undefined && attributes.length === longestTag) throw new WorkbookRefused('unreadable');
    count += 1;
    if (count > cells + rows) throw new WorkbookRefused('too_many_rows');
    const [, letters = '', row = ''] = /\br\s*=\s*["']([A-Za-z]*)(\d+)["']/.exec(attributes) ?? [];
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
