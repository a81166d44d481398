import { describe, expect, test } from '@jest/globals';
import { UnsupportedType } from '../../../platform/http/errors.js';
import { canPreview, mimeTypeOf, safeName } from './document-file.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const zip = (...names: string[]) => bytes('PK\u0003\u0004', ...names);
const old = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'rest');
const office = 'application/vnd.openxmlformats-officedocument';

function refusalOf(name: string, content: Buffer): unknown {
  try {
    return mimeTypeOf(name, content);
  } catch (error) {
    return error;
  }
}

describe('what a file is', () => {
  test.each([
    ['a.pdf', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['A.PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['a.jpg', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a.jpeg', bytes([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
    ['a.png', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
    ['a.gif', bytes('GIF89a'), 'image/gif'],
    ['a.doc', old, 'application/msword'],
    ['a.xls', old, 'application/vnd.ms-excel'],
    ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), `${office}.wordprocessingml.document`],
    ['a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), `${office}.spreadsheetml.sheet`],
    ['a.txt', bytes('Zażółć\r\n\tgęślą'), 'text/plain'],
    ['a.txt', bytes([0x9c, 0xb9, 0xe6]), 'text/plain'],
  ])('%s', (name, content, mimeType) => {
    expect(mimeTypeOf(name, content)).toBe(mimeType);
  });

  test.each([
    ['HTML named as a PDF', 'a.pdf', bytes('<!doctype html><script>alert(1)</script>')],
    ['HTML before a PDF', 'a.pdf', bytes('<html>%PDF-1.4')],
    ['a drawing that can hold scripts, named as a picture', 'a.png', bytes('<svg onload="alert(1)">')],
    ['a PNG named as a JPEG', 'a.jpg', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['a packed file that is no document', 'a.docx', zip('evil.exe')],
    ['a table named as a text', 'a.docx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['a text with macros', 'a.docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['a program named as a text', 'a.txt', bytes('MZ', [0, 3, 0])],
    ['less than a signature', 'a.pdf', bytes('%P')],
  ])('refuses %s', (_what, name, content) => {
    expect(refusalOf(name, content)).toMatchObject({ code: 'file_content_differs' });
  });

  test.each(['a.html', 'a.svg', 'a.exe', 'a.pdf.exe', 'a.docm', 'pdf', 'a.', 'a.constructor', ''])(
    'does not take %j',
    (name) => {
      const refusal = refusalOf(name, bytes('%PDF-1.4'));
      expect(refusal).toBeInstanceOf(UnsupportedType);
      expect(refusal).toMatchObject({ code: 'file_type_not_allowed' });
    },
  );

  test('only PDFs and pictures are shown', () => {
    expect(canPreview('application/pdf')).toBe(true);
    expect(canPreview('image/gif')).toBe(true);
    expect(canPreview('text/plain')).toBe(false);
    expect(canPreview('application/msword')).toBe(false);
  });
});

describe('names of files', () => {
  test.each([
    ['POD Łódź 12.pdf', 'POD Łódź 12.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\pod.pdf', 'pod.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['"quoted" <b>.pdf', '_quoted_ _b_.pdf'],
    ['.pdf', 'pdf'],
    ['  . spaced .pdf  ', 'spaced .pdf'],
    ['', 'document'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
    [`${'x'.repeat(195)}😀.pdf`, `${'x'.repeat(195)}.pdf`],
    ['half\ud83d.pdf', 'half\ufffd.pdf'.replace('\ufffd', '')],
  ])('%j', (given, kept) => {
    expect(safeName(given)).toBe(kept);
    expect(safeName(given).length).toBeLessThanOrEqual(200);
  });
});
