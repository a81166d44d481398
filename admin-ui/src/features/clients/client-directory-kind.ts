import type { DirectoryClient } from '../../kit/api/types';
import type { DirectoryKind } from '../../kit/directory/directory-kind';
import { clientKind, type ClientValues } from './client-kind';
import { CollectedClient } from './collected-client';

/** The client directory: own clients, and those that were collected from the global database. */
export const clientDirectoryKind: DirectoryKind<DirectoryClient, ClientValues & Record<string, unknown>> = {
  ...clientKind,
  Collected: CollectedClient,
  collect: {
    found: 'global-clients',
    collection: 'user-global-clients',
    directory: 'client-directory',
    idField: 'client_id',
    hasNotes: true,
  },
};
