import type { Fault } from './checks.js';
import { NotFound } from './errors.js';

const maxDepth = 12;

/** Texts that no database field can hold: NUL characters and halves of surrogate pairs. */
export function faultsOfText(body: unknown, query: unknown, params: unknown): Fault[] {
  const faults: Fault[] = [];
  if (params && Object.values(params).some((value) => !isStorable(String(value)))) throw new NotFound();
  collect(body, '', 0, faults);
  collect(query, '', 0, faults);
  return faults;
}

/** Whether a fault says that lists and objects are nested deeper than any type. */
export const isTooDeep = ({ code }: Fault): boolean => code === 'invalid_value';

function collect(value: unknown, path: string, depth: number, faults: Fault[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) faults.push({ field: path, code: 'invalid_characters' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) {
    faults.push({ field: path, code: 'invalid_value' });
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    collect(part, path === '' ? key : `${path}.${key}`, depth + 1, faults);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
