import type { Reach } from './ask-groups';
import type { Ticked } from './ask-some';

/**
 * Those of the ticked who get a mail of their own when groups are asked besides: nobody whom a group reaches, and no address twice.
 * @param reach whom the chosen groups reach; null where none is chosen
 */
export function askedSingly(ticked: Ticked, reach: Pick<Reach, 'ids' | 'emails'> | null): number[] {
  const written = new Set(reach?.emails);
  return [...ticked].flatMap(([id, { email }]) => {
    const address = email.toLowerCase();
    if (reach?.ids.has(id) || written.has(address)) return [];
    written.add(address);
    return [id];
  });
}
