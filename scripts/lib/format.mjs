import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './run.mjs';

const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** A text as the formatter would have it in a file of that name. */
export async function formatted(name, text) {
  return (await format(name, text, style)).code;
}
