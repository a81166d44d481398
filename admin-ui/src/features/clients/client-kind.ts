import type { Client } from '../../kit/api/types';
import { poland, type DirectoryKind } from '../../kit/directory/directory-kind';
import { phoneText } from '../../kit/format/phone';
import { paths } from '../../kit/paths';
import { ClientFields } from './client-fields';
import { clientLabels } from './client-labels';

/** The fields of the client form; named as in the API. */
export interface ClientValues {
  name: string;
  country_id: number | null;
  address: string;
  post_code: string;
  city: string;
  email: string;
  phone: string;
  website: string;
  vat_number: string;
  business_registration_number: string;
  notes: string;
}

/** Fills the form of a client, or makes an empty one. */
export function clientValues(client: Client | undefined): ClientValues & Record<string, unknown> {
  return {
    name: client?.name ?? '',
    country_id: client ? client.country_id : poland,
    address: client?.address ?? '',
    post_code: client?.post_code ?? '',
    city: client?.city ?? '',
    email: client?.email ?? '',
    phone: phoneText(client?.phone ?? ''),
    website: client?.website ?? '',
    vat_number: client?.vat_number ?? '',
    business_registration_number: client?.business_registration_number ?? '',
    notes: client?.notes ?? '',
  };
}

/** The company's own clients. */
export const clientKind: DirectoryKind<Client, ClientValues & Record<string, unknown>> = {
  resource: 'client-directory',
  words: 'clients',
  path: paths.clients,
  pageOf: paths.clientPage,
  createSchema: ({ clientInputSchema }) => clientInputSchema,
  updateSchema: ({ clientUpdateSchema }) => clientUpdateSchema,
  valuesOf: clientValues,
  labels: clientLabels,
  Fields: ClientFields,
};
