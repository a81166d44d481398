/**
 * Reads the base64 JSON that links carry in `order_data` and `offers_data`. Links pass through mail programs and
 * other tools, so it takes both alphabets, missing padding, a plus that became a space, and text that was
 * percent-encoded before it was packed. Anything else is null: a page shows its error screen, never a stack trace.
 */
export function decodeBase64Json(text: string | null | undefined): unknown {
  const packed = text
    ?.trim()
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (!packed) return null;
  try {
    const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
    const unpacked = decodeText(bytes);
    return JSON.parse(unpacked.startsWith('%') ? decodeURIComponent(unpacked) : unpacked) as unknown;
  } catch {
    return null;
  }
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A plain btoa() of text without letters beyond Latin-1 gives single bytes.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** True for a JSON object (not an array, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
