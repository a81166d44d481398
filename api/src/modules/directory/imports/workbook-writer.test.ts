import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { readTable } from './read-table.js';
import { workbookOf } from './workbook-writer.js';

async function* pages(...tables: string[][][]): AsyncGenerator<string[][]> {
  for (const table of tables) yield await Promise.resolve(table);
}

test('a workbook has its texts as they are, formulas and markup among them', async () => {
  const rows = [
    ['=1+1', 'Łódź & <b>"Syn"</b>', ''],
    ['', '00150', 'two\nlines'],
    ['😀', "'Tis", '1e5'],
  ];
  const content = await buffer(workbookOf(pages([['a', 'b', 'c']], rows.slice(0, 1), rows.slice(1))));
  expect(await readTable(content, 'en', { key: 'a', waits: 'job' })).toEqual({
    head: ['a', 'b', 'c'],
    rows,
    lines: [2, 3, 4],
  });
});

test('signs that no workbook can hold are left out', async () => {
  const content = await buffer(workbookOf(pages([['a'], ['x\u000b\u0001\u0085\ud800y\uffff']])));
  expect((await readTable(content, 'en', { key: 'a', waits: 'job' })).rows).toEqual([['xy']]);
});

test('it is written while it is read', async () => {
  let read = 0;
  async function* slowly(): AsyncGenerator<string[][]> {
    for (; read < 50; read += 1) yield await Promise.resolve([[`row ${read}`]]);
  }
  const parts = workbookOf(slowly());
  for (let part = 0; part < 10; part += 1) await parts.next();
  expect(read).toBeLessThan(12);
  await parts.return(undefined);
  expect(read).toBeLessThan(12);
});
