/** What a company is recognised by, and what tells it from another of the same name. */
export interface KnownFields {
  name: string;
  email: string | null;
  city?: string | null;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.+-]+/gu, ' ')
    .trim();

/** The company among some that has the same name or address, whatever its letters look like. */
export function knownBy<Known extends KnownFields>(
  field: 'name' | 'email',
  text: string,
  among: readonly Known[],
): Known | undefined {
  const wanted = folded(text);
  return among.find((one) => folded(one[field] ?? '') === wanted);
}
