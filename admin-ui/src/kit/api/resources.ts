import type { PathOf } from '@frakto/sdk/client';

/** Paths of the API below which a method knows single records by their id. */
type CollectionOf<M extends 'get' | 'put' | 'delete'> =
  PathOf<M> extends infer Path ? (Path extends `${infer Collection}/{id}` ? Collection : never) : never;

/** Where the API has a resource; what is left out cannot be done. */
interface ResourcePaths {
  /** Its list; what stands in braces is taken from the filter. */
  list?: PathOf<'get'>;
  one?: CollectionOf<'get'>;
  create?: PathOf<'post'>;
  update?: CollectionOf<'put'>;
  delete?: CollectionOf<'delete'>;
}

const readAt = <Path extends PathOf<'get'> & CollectionOf<'get'>>(path: Path) => ({ list: path, one: path });
const writtenAt = <Path extends PathOf<'post'> & CollectionOf<'put'> & CollectionOf<'delete'>>(
  path: Path,
) => ({ create: path, update: path, delete: path });

/** The resources of react-admin, by their paths on screen. */
export const resources = {
  // The directories have own and collected records; only own ones are entered and changed.
  'client-directory': { ...readAt('/client-directory'), ...writtenAt('/clients-personal') },
  subcontractors: { ...readAt('/subcontractor-directory'), ...writtenAt('/subcontractors-personal') },
  'user-global-clients': { list: '/user-global-clients', ...writtenAt('/user-global-clients') },
  'user-global-subcontractors': {
    create: '/user-global-subcontractors',
    delete: '/user-global-subcontractors',
  },
  'admin-global-clients': { ...readAt('/client-database'), ...writtenAt('/client-database') },
  'admin-global-subcontractors': {
    ...readAt('/global-subcontractors'),
    ...writtenAt('/global-subcontractors'),
  },
  'global-clients': { list: '/global-clients/search' },
  'global-subcontractors': { list: '/global-subcontractors/search' },
  'subcontractor-groups': { ...readAt('/subcontractor-groups'), ...writtenAt('/subcontractor-groups') },
  // Who comes and goes needs two ids, and is sent by `groups/use-members.ts`.
  'group-members': { list: '/subcontractor-groups/{id}/members' },
  'user-management': { ...readAt('/users'), create: '/auth/register', update: '/users', delete: '/users' },
  orders: { list: '/quotations' },
  imports: readAt('/imports'),
  'client-mailings': { list: '/client-mailings' },
  'mail-outbox': readAt('/mail-outbox'),
  'email-templates': { ...readAt('/email-templates'), ...writtenAt('/email-templates') },
  'audit-log': { list: '/audit-log' },
  'set-aside-mails': { list: '/incoming-mail/set-aside' },
} satisfies Record<string, ResourcePaths>;

export type ResourceName = keyof typeof resources;

/**
 * The path of the API for a call about a resource.
 * @throws Error where the API has no such call
 */
export function pathOf(resource: string, call: keyof ResourcePaths): string {
  const known: Partial<Record<string, ResourcePaths>> = resources;
  const paths = known[resource];
  if (!paths) throw new Error(`No resource is called “${resource}”`);
  const path = paths[call];
  if (path === undefined)
    throw new Error(`${resource} can only be read: the API has no call “${call}” for it`);
  return path;
}
