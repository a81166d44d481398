/**
 * A pattern that takes letters small and large. Not by `(?i:…)`: in unicode patterns Node 24 overlooks matches of it
 * whenever it has no room left to optimise (`node --no-regexp-optimization` shows it).
 */
export function caseInsensitive(pattern: string): string {
  return pattern.replaceAll(/\\.|\p{L}/gu, (sign) =>
    sign.startsWith('\\') ? sign : `[${sign.toLowerCase()}${sign.toUpperCase()}]`,
  );
}
