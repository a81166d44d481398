/** What stands in a company's mark: the first letters of its first two words. */
export function initials(companyName: string): string {
  const words = companyName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('pl');
}
