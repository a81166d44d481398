import type { DirectoryClient } from '../api/types';
import type { DirectoryKind } from '../directory/directory-kind';
import { clientKind, type ClientValues } from './client-kind';
import { CollectClients } from './collect-clients';
import { CollectedClient } from './collected-client';

/** The client directory: own clients, and those that were collected from the global database. */
export const clientDirectoryKind: DirectoryKind<DirectoryClient, ClientValues & Record<string, unknown>> = {
  ...clientKind,
  Collected: CollectedClient,
  Collect: CollectClients,
};
