import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The languages of the product's mails. */
export const languages = ['pl', 'en', 'no', 'de', 'fr', 'es', 'it'] as const;

/** A text of which people know whether it asks for the price of a transport. */
export interface Sample {
  kind: string;
  language: string;
  is_quote: boolean;
  text: string;
}

/** Which part of the kinds a file holds; `strangers` and `unseen` are never learned from, and nothing is chosen by `unseen`. */
export const parts = {
  train: [
    'train-requests',
    'train-others',
    'train-everyday',
    'train-voices-requests',
    'train-voices-others',
    'train-diverse',
    'train-running',
    'train-all-told',
    'train-second-thoughts',
    'train-neighbours',
    'train-turns',
    'train-borders',
  ],
  develop: ['develop'],
  test: ['test'],
  strangers: ['strangers'],
  unseen: ['unseen'],
} as const;

/**
 * Reads a part of the corpus. `## kind +` begins a kind of requests, `## kind -` one of other mail; every line below it is
 * a text after its language, with `\n` for the end of a line.
 */
export function corpus(part: keyof typeof parts): Sample[] {
  return parts[part].flatMap((name) => read(join(import.meta.dirname, 'corpus', `${name}.txt`)));
}

function read(file: string): Sample[] {
  const samples: Sample[] = [];
  let kind = '';
  let isQuote = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const begin = /^## (\w+) ([+-])$/.exec(line);
    const text = /^(\w\w)\|(.+)$/.exec(line);
    if (begin) {
      kind = begin[1] ?? '';
      isQuote = begin[2] === '+';
    } else if (text) {
      const [, language = '', words = ''] = text;
      samples.push({ kind, language, is_quote: isQuote, text: words.replaceAll('\\n', '\n') });
    } else if (line.trim() !== '') throw new Error(`${file} has a line that is no text: ${line}`);
  }
  return samples;
}
