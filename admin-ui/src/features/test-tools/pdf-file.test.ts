import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdfFault } from './pdf-file';

const file = (name: string, content: string) => new File([content], name);

test('a PDF is told by its name and its content', async () => {
  assert.equal(await pdfFault(file('a.pdf', '%PDF-1.7\n…')), null);
  assert.equal(await pdfFault(file('A.PDF', '\ufeff%PDF-1.4')), null);
  assert.equal(await pdfFault(file('a.png', '%PDF-1.7')), 'wrongName');
  assert.equal(await pdfFault(file('a.pdf', '<html>')), 'wrongContent');
  assert.equal(await pdfFault(file('a.pdf', '')), 'wrongContent');
  assert.equal(await pdfFault(file('a.pdf', `${' '.repeat(2000)}%PDF-1.7`)), 'wrongContent');
});
