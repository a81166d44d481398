/**
 * A PDF of one page with lines of text, the first of them large: as somebody scans a paper. Written by hand, since the
 * demo is entered without a browser that could print it.
 */
export function demoPdf([title = '', ...lines]: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F1 22 Tf 60 760 Td (${inLatin(title)}) Tj`,
    '/F1 12 Tf 0 -12 Td',
    ...lines.map((line) => `0 -22 Td (${inLatin(line)}) Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The built-in fonts know Western letters alone: of others, what they are without their marks. */
function inLatin(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
}
