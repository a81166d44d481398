import type { Client } from '../../kit/api/types';
import { clientValues, type ClientValues } from '../clients/client-kind';
import { clientLabels } from '../clients/client-labels';
import type { DirectoryKind } from '../../kit/directory/directory-kind';
import { paths } from '../../kit/paths';
import { GlobalClientFields } from './global-client-fields';

/** The clients of the global database. */
export const globalClientKind: DirectoryKind<Client, ClientValues & Record<string, unknown>> = {
  resource: 'admin-global-clients',
  words: 'globalClients',
  path: paths.globalClients,
  createSchema: ({ globalClientInputSchema }) => globalClientInputSchema,
  updateSchema: ({ globalClientUpdateSchema }) => globalClientUpdateSchema,
  valuesOf: clientValues,
  labels: clientLabels,
  Fields: GlobalClientFields,
  width: 960,
};
