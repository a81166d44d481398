import { describe, expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { readTable as read } from './read-table.js';

/** With rows as long as the head, however far they were filled in. */
const readTable = async (content: Buffer, language: UiLanguage) => {
  const table = await read(content, language, { key: 'a', waits: 'job' });
  return { ...table, rows: table.rows.map((row) => table.head.map((_name, index) => row[index] ?? '')) };
};

const expected = {
  head: ['Nazwa', 'Kod'],
  rows: [
    ['Łódź Trans', '90-001'],
    ['Żuk', ''],
  ],
};
const csv = 'Nazwa;Kod\r\nŁódź Trans;90-001\r\nŻuk\r\n';

/** What Windows writes in Poland. */
const windows1250 = (text: string) => {
  const letters: Record<string, number> = { Ł: 0xa3, ó: 0xf3, ź: 0x9f, Ż: 0xaf };
  return Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
};

describe('a table is read', () => {
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${csv}`)],
    ['UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['Windows-1250', windows1250(csv)],
    ['commas', Buffer.from(csv.replaceAll(';', ','))],
    ['tabs', Buffer.from(csv.replaceAll(';', '\t'))],
    ['quotes', Buffer.from('"Nazwa";"Kod"\n"Łódź Trans";"90-001"\n\n"Żuk";\n')],
  ])('in %s', async (_what, content) => {
    expect(await readTable(content, 'pl')).toMatchObject(expected);
  });

  test('from a workbook, with its numbers and dates as texts', async () => {
    const rows = [
      [{ value: 'Name' }, { value: 'Number' }, { value: 'Since' }],
      [
        { value: '=1+1', type: String },
        { value: 90001, type: Number },
        { value: new Date('2026-11-20'), type: Date, format: 'yyyy-mm-dd' },
      ],
    ];
    const content = await writeWorkbook(rows as never).toBuffer();
    expect(await readTable(content, 'pl')).toEqual({
      head: ['Name', 'Number', 'Since'],
      rows: [['=1+1', '90001', '2026-11-20']],
      lines: [2],
    });
  });

  test('with line breaks and separators in quotes', async () => {
    expect(await readTable(Buffer.from('a,b\n"1\n2","3,4 ""x"""\n'), 'pl')).toEqual({
      head: ['a', 'b'],
      rows: [['1\n2', '3,4 "x"']],
      lines: [2],
    });
  });

  test.each(['pl', 'en', 'no'] as const)(
    'in the old encoding that its letters tell, read in %s',
    async (language) => {
      const rowsOf = async (content: Buffer) => (await readTable(content, language)).rows;
      const norwegian = Buffer.from('Navn;Sted\nTromsø Sjømat;Ås\n', 'latin1');
      expect(await rowsOf(norwegian)).toEqual([['Tromsø Sjømat', 'Ås']]);
      expect(await rowsOf(windows1250(csv))).toEqual(expected.rows);
      // Linux wrote otherwise in Poland.
      const latin2 = Buffer.from('Nazwa;Miasto\nK\xb1t;\xa6wi\xeatoch\xb3owice\n', 'latin1');
      expect(await rowsOf(latin2)).toEqual([['Kąt', 'Świętochłowice']]);
    },
  );

  test('in the encoding of the reader’s country where letters do not tell', async () => {
    const content = Buffer.from('Navn\nB\xe6\n', 'latin1');
    expect((await readTable(content, 'no')).rows).toEqual([['Bæ']]);
    expect((await readTable(content, 'pl')).rows).toEqual([['Bć']]);
  });

  test('with the place of each row, blank ones counted', async () => {
    const content = Buffer.from('sep=;\nNazwa;Kod\n\n;\nA;1\n"B\nb";2\nC;3\n');
    expect(await readTable(content, 'pl')).toMatchObject({
      rows: [
        ['A', '1'],
        ['B\nb', '2'],
        ['C', '3'],
      ],
      lines: [4, 5, 6],
    });
  });

  test('without signs that nothing can hold', async () => {
    const padding = 'x'.repeat(200);
    const content = Buffer.from(`a;b\n1\u00012\u007f;${padding}\n`);
    expect((await readTable(content, 'pl')).rows).toEqual([['12', padding]]);
  });

  test('without the apostrophe that our exports put before formulas', async () => {
    expect((await readTable(Buffer.from("a\n\"'\t'=2\"\n'=1+1\n'+48600\n'Tis\n"), 'pl')).rows).toEqual([
      ['=2'],
      ['=1+1'],
      ['+48600'],
      ["'Tis"],
    ]);
  });
});

describe('a large table', () => {
  const line = (n: number) => [`Łódź Trans ${n}`, '90-001', 'ul. Długa 1; brama "B"'];
  const rows = Array.from({ length: 12_000 }, (_none, n) => line(n));
  const large = { head: ['Nazwa', 'Kod', 'Adres'], rows, lines: rows.map((_row, n) => n + 2) };

  test('is read like a small one, and nobody waits for it', async () => {
    const quoted = (cells: string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';');
    const content = Buffer.from([large.head, ...rows].map(quoted).join('\n'));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    // More at once than there are threads.
    const tables = await Promise.all([content, content, content].map((one) => readTable(one, 'pl')));
    clearInterval(timer);
    for (const table of tables) expect(table).toEqual(large);
    expect(turns).toBeGreaterThan(20);
  });

  test('may be a workbook', async () => {
    const cells = [large.head, ...rows].map((row) => row.map((value) => ({ value, type: String })));
    expect(await readTable(await writeWorkbook(cells).toBuffer(), 'pl')).toEqual(large);
  });

  test('is refused with the same words', async () => {
    const content = Buffer.from(`name\n${'Firma Transportowa\n'.repeat(50_001)}`);
    await expect(readTable(content, 'pl')).rejects.toMatchObject({
      code: 'too_many_rows',
      details: { limit: 50_000 },
    });
    await expect(readTable(Buffer.alloc(300_000, 1), 'pl')).rejects.toMatchObject({
      code: 'unreadable_table',
    });
  });
});

describe('what is no table is refused', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.from(''), 'empty_table'],
    ['a head alone', Buffer.from('a;b\n;\n'), 'empty_table'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'unreadable_table'],
    ['a document', Buffer.from('%PDF-1.7\nwords and words\nmore of them'), 'unreadable_table'],
    ['a page', Buffer.from('<!DOCTYPE html>\n<title>Clients</title>'), 'unreadable_table'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 and nothing more'), 'unreadable_table'],
    ['too much', Buffer.from(`a\n${'x\n'.repeat(50_001)}`), 'too_many_rows'],
  ])('%s', async (_what, content, code) => {
    await expect(readTable(content, 'pl')).rejects.toMatchObject({ code });
  });

  /** A workbook of two rows with other cells in its sheet. */
  async function workbookWith(cells: string): Promise<Buffer> {
    const parts = unzipSync(await writeWorkbook([[{ value: 'a' }], [{ value: 'b' }]]).toBuffer());
    const name = 'xl/worksheets/sheet1.xml';
    const sheet = strFromU8(parts[name] ?? new Uint8Array()).replace('</sheetData>', `${cells}</sheetData>`);
    return Buffer.from(zipSync({ ...parts, [name]: strToU8(sheet) }));
  }

  test.each([
    [
      'in the last place that there is',
      '<row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row>',
      'too_many_rows',
    ],
    [
      'beyond every place',
      '<row r="4000000000"><c r="A4000000000" t="n"><v>1</v></c></row>',
      'too_many_rows',
    ],
    ['with a place of its own alone', '<row><c r="A900000" t="n"><v>1</v></c></row>', 'too_many_rows'],
    ['far to the right', '<row r="3"><c r="XFD3" t="n"><v>1</v></c></row>', 'unreadable_table'],
  ])('a cell %s', async (_where, cells, code) => {
    await expect(readTable(await workbookWith(cells), 'pl')).rejects.toMatchObject({ code });
  });

  test('a cell at the edge of what is read is none of these', async () => {
    const content = await workbookWith('<row r="50001"><c r="A50001" t="n"><v>7</v></c></row>');
    expect(await readTable(content, 'pl')).toMatchObject({ rows: [['b'], ['7']], lines: [2, 50_001] });
  });

  test('a workbook that would unpack without end', async () => {
    const parts = unzipSync(await writeWorkbook([[{ value: 'a' }], [{ value: 'b' }]]).toBuffer());
    const name = 'xl/worksheets/sheet1.xml';
    const sheet = strFromU8(parts[name] ?? new Uint8Array());
    const blown = sheet.replace('<sheetData>', `${' '.repeat(150 * 1024 * 1024)}<sheetData>`);
    const honest = Buffer.from(zipSync({ ...parts, [name]: strToU8(blown) }));
    await expect(readTable(honest, 'pl')).rejects.toMatchObject({ code: 'unreadable_table' });
    // The same, said to be small by its directory and by its own head.
    const lying = Buffer.from(honest);
    for (const [mark, offset] of [
      [0x04034b50, 22],
      [0x02014b50, 24],
    ] as const) {
      for (let place = 0; place + 46 < lying.length; place += 1) {
        if (lying.readUInt32LE(place) !== mark) continue;
        if (lying.readUInt32LE(place + offset) > 1_000_000) lying.writeUInt32LE(10, place + offset);
      }
    }
    await expect(readTable(lying, 'pl')).rejects.toMatchObject({ code: 'unreadable_table' });
  });

  test('more text than anybody enters, which a workbook says once and names in each cell', async () => {
    const row = Array.from({ length: 10 }, () => ({ value: 'x'.repeat(9_000), type: String }));
    const content = await writeWorkbook(Array.from({ length: 400 }, () => row)).toBuffer();
    expect(content.length).toBeLessThan(100_000);
    await expect(readTable(content, 'pl')).rejects.toMatchObject({ code: 'too_much_text' });
  });

  test('more cells than anybody can look at', async () => {
    const content = Buffer.from(`${';'.repeat(199)}x\n${'a\n'.repeat(20_000)}`);
    await expect(readTable(content, 'pl')).rejects.toMatchObject({
      code: 'too_many_rows',
      details: { limit: 5_000 },
    });
  });

  test('a small text of many cells is read like a large one, and holds none that are not there', async () => {
    const content = Buffer.from(`${';'.repeat(199)}x\n${'a\n'.repeat(4_900)}`);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const { head, rows } = await read(content, 'pl', { key: 'a', waits: 'job' });
    clearInterval(timer);
    expect(head).toHaveLength(200);
    expect(rows).toEqual(Array.from({ length: 4_900 }, () => ['a']));
    expect(turns).toBeGreaterThan(0);
  });

  const twoRows = () => writeWorkbook([[{ value: 'a' }], [{ value: 'b' }]]).toBuffer();
  /** A workbook whose sheet has blanks before its cells. */
  async function blown(blanks: string): Promise<Buffer> {
    const parts = unzipSync(await twoRows());
    const name = 'xl/worksheets/sheet1.xml';
    const sheet = strFromU8(parts[name] ?? new Uint8Array()).replace('<sheetData>', `${blanks}<sheetData>`);
    return Buffer.from(zipSync({ ...parts, [name]: strToU8(sheet) }, { level: 6 }));
  }

  test('a workbook that grows more than a hundredfold', async () => {
    await expect(readTable(await blown(' '.repeat(2_000_000)), 'pl')).rejects.toMatchObject({
      code: 'unreadable_table',
    });
    // What is small grows into nothing that matters.
    expect(await readTable(await blown(' '.repeat(900_000)), 'pl')).toMatchObject({ rows: [['b']] });
  });

  test('not a workbook whose other sheets and pictures are of any size', async () => {
    const parts = unzipSync(await twoRows());
    const text = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const other = '<sheet name="Other" sheetId="9" r:id="rId99"/></sheets>';
    const more = {
      'xl/workbook.xml': strToU8(text.replace('</sheets>', other)),
      'xl/worksheets/sheet9.xml': strToU8(' '.repeat(3_000_000)),
      'xl/theme/theme1.xml': strToU8(' '.repeat(3_000_000)),
    };
    const content = Buffer.from(zipSync({ ...parts, ...more }));
    expect(await readTable(content, 'pl')).toMatchObject({ head: ['a'], rows: [['b']] });
  });

  test('a workbook of blanks that is read for long, and other companies do not wait for it', async () => {
    const blanks = (n: number) => (Math.imul(n, 2_654_435_761) >>> 0).toString(2).replaceAll('0', ' ');
    const many = Array.from({ length: 200_000 }, (_none, n) => blanks(n).replaceAll('1', '\t'));
    const hostile = await blown(many.join(''));
    const readOf = (key: string, content: Buffer) => read(content, 'pl', { key, waits: 'person' });
    // Both threads are there, so that starting one is no part of what follows.
    await Promise.all([readOf('one', await twoRows()), readOf('two', await twoRows())]);
    let isHeld = true;
    const held = Promise.allSettled([readOf('hostile', hostile)]).finally(() => {
      isHeld = false;
    });
    expect(await readOf('another', await twoRows())).toMatchObject({ rows: [['b']] });
    expect(isHeld).toBe(true);
    await held;
  });
});
