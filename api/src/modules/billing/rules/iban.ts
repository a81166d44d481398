/** An account as people write it, as an IBAN without blanks; 26 digits are a Polish one, which lacks its country. Nothing is checked. */
export function ibanOf(written: string): string {
  const compact = written.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{26}$/.test(compact) ? `PL${compact}` : compact;
}
