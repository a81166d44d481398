/** CRC-8 with the polynomial 0x07, beginning at 0, of the signs of a text. */
function crc8(text: string): number {
  let crc = 0;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
}

/** NIP, day of acceptance, technical part, check digits. */
const form = /^[1-9]\d{9}-(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-[0-9A-F]{12}-([0-9A-F]{2})$/;

/** The check digits of a KSeF number: CRC-8 of the 32 signs before the last hyphen, two hexadecimal digits. */
export function checkDigitsOf(start: string): string {
  return crc8(start).toString(16).toUpperCase().padStart(2, '0');
}

/**
 * Whether a text is a number that KSeF gives: 35 signs with the right check digits
 * (`5265877635-20250826-0100001AF629-AF`).
 */
export function isKsefNumber(text: string): boolean {
  const match = form.exec(text);
  return match !== null && match[4] === checkDigitsOf(text.slice(0, 32));
}

/** The NIP of the seller, with which a KSeF number begins. */
export function sellerOfKsefNumber(number: string): string {
  return number.slice(0, 10);
}
