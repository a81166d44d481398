/**
 * A text as a cell of an exported table holds it, CSV or workbook: without what XML cannot hold or programs choke on, which are control
 * characters but tabs and line breaks, halves of surrogate pairs, and places without a character.
 */
export function cellText(text: string): string {
  return text.replaceAll(unwritable, '');
}

const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;
