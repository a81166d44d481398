import { paths } from '../../kit/paths';

/** What the address below the groups says: which group is looked at, and which dialog is open over it. */
export interface GroupPlace {
  id: number | null;
  dialog: 'create' | 'edit' | 'add' | null;
}

/** Reads `/subcontractors/groups`, `…/create`, `…/12`, `…/12/edit` and `…/12/add`. */
export function groupPlace(pathname: string): GroupPlace {
  const [what, dialog] = pathname.slice(paths.groups.length).split('/').filter(Boolean);
  if (what === 'create') return { id: null, dialog: 'create' };
  // Anything else than a number is no group; 0 is none either, and is told so.
  const id = what === undefined ? null : /^[1-9]\d{0,9}$/.test(what) ? Number(what) : 0;
  return { id, dialog: dialog === 'edit' || dialog === 'add' ? dialog : null };
}
