import { describe, expect, it } from '@jest/globals';
import { rejectedFile } from './rejected-file.js';
import type { ImportRow } from './import-rows.service.js';

describe('the file of refused rows', () => {
  const row: ImportRow = {
    line: 2,
    cells: ['=1+1', 'zły'],
    texts: {},
    input: {},
    faults: [
      { field: 'email', code: 'invalid_email' },
      { field: 'country', code: 'unknown_country' },
    ],
    key: '',
  };

  it('names columns as the file does, and what has no column in the language of who sent it', async () => {
    const plan = { mapping: [{ field: 'email' as const, column: 1 }] };
    const file = await rejectedFile({ language: 'pl', plan }, ['Firma', ' Adres mailowy '], [row]);
    const [head, line] = file.split('\n');
    expect(head).toBe('\ufeffFirma; Adres mailowy ;Błędy');
    expect(line).toMatch(/^'=1\+1;zły;"?Adres mailowy: .+; Kraj: Nieznany kraj"?$/);
  });

  it('has no signs that programs choke on, and no formula behind one', async () => {
    const cells = ['\ufffe=1+1\ud800', 'a\u0085b\uffff'];
    const file = await rejectedFile(
      { language: 'pl', plan: { mapping: [] } },
      ['a\u0085', 'b'],
      [{ ...row, cells }],
    );
    const [head, line] = file.split('\n');
    expect(head).toBe('\ufeffa;b;Błędy');
    expect(line).toMatch(/^'=1\+1;ab;/);
  });
});
