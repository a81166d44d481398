import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeIn, resultCsv, valueText } from './sql-text';

test('values are shown as they are, others as JSON', () => {
  assert.deepEqual(['Łódź', 12.5, true, null, { a: [1, null] }, ['x']].map(valueText), [
    'Łódź',
    '12.5',
    'true',
    null,
    '{"a":[1,null]}',
    '["x"]',
  ]);
});

test('a result becomes CSV that spreadsheets read', () => {
  const csv = resultCsv(
    ['id', 'name', 'name'],
    [
      [1, 'a;b', null],
      [2, 'says "hi"', 'two\nlines'],
    ],
  );
  assert.equal(csv, 'id;name;name\r\n1;"a;b";\r\n2;"says ""hi""";"two\nlines"');
});

test('what strangers wrote becomes no formula in a spreadsheet, and numbers stay numbers', () => {
  const csv = resultCsv(
    ['x'],
    [['=1+1'], ['+48 1'], ['@a'], ['-a'], [-1.5], ['-12345678901234567890'], ['a=1']],
  );
  assert.equal(
    csv,
    ['x', "'=1+1", "'+48 1", "'@a", "'-a", '-1.5', '-12345678901234567890', 'a=1'].join('\r\n'),
  );
});

test('a place is told by its line, with the word that stands there', () => {
  assert.deepEqual(placeIn('select id\nfrom nobody\nwhere x', 16), {
    line: 2,
    column: 6,
    before: 'from ',
    at: 'nobody',
    after: '',
  });
});

test('characters are counted, not their halves', () => {
  const { column, at } = placeIn("select '🚚', wrong", 13);
  assert.deepEqual({ column, at }, { column: 13, at: 'wrong' });
});

test('the end of a statement is a place too', () => {
  assert.deepEqual(placeIn('select', 7), { line: 1, column: 7, before: 'select', at: '', after: '' });
  assert.equal(placeIn('select ;', 8).at, ';');
});
