import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultCsv, valueText } from './result-text';

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
