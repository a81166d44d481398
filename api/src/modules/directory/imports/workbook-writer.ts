import { strToU8, Zip, ZipDeflate } from 'fflate';
import { cellText } from './cell-text.js';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const documents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** As many as fit below the head of a sheet. */
export const rowsOfWorkbook = 1_048_575;

/** The parts of a workbook beside its sheet. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${documents}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documents}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${office}">` +
    '<sheets><sheet name="Frakto" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The first row stays in sight. */
const sheetStart =
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>';
const sheetEnd = '</sheetData></worksheet>';

/**
 * A workbook of one sheet, written while its rows are read: it is never whole in memory, and others have their turn
 * between the parts. Cells are texts, which no spreadsheet runs, or numbers, which it can add up.
 */
export async function* workbookOf(pages: AsyncIterable<(string | number)[][]>): AsyncGenerator<Buffer> {
  let written: Buffer[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    written.push(Buffer.from(part));
  });
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 4 });
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(frame)) add(name).push(strToU8(head + text), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(sheetStart));
  let rows = 0;
  for await (const page of pages) {
    sheet.push(strToU8(page.map((cells) => rowOf(cells, ++rows)).join('')));
    yield Buffer.concat(written);
    written = [];
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield Buffer.concat(written);
}

function rowOf(cells: readonly (string | number)[], row: number): string {
  const written = cells.map((text, column) => cellOf(text, `${letters[column] ?? ''}${row}`));
  return `<row r="${row}">${written.join('')}</row>`;
}

/** Names of columns; no directory has more. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function cellOf(text: string | number, place: string): string {
  if (typeof text === 'number') return `<c r="${place}"><v>${text}</v></c>`;
  if (text === '') return '';
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escaped(text: string): string {
  return cellText(text).replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? '');
}
