import type { SampleClient } from './sample-clients';

// Letters whose stroke is no accent that could be taken off.
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae' };

const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđæ]/g, (letter) => strokes[letter] ?? letter);

/** The clients in which a text occurs, whatever its case and accents; all for an empty one. */
export function findClients(
  clients: readonly SampleClient[],
  text: string,
  language: keyof SampleClient['description'],
): SampleClient[] {
  const wanted = bare(text.trim());
  return clients.filter(({ name, description, contact, phone, email }) =>
    bare([name, description[language], contact, phone, email].join('\n')).includes(wanted),
  );
}
