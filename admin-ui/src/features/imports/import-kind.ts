import { importFieldValues, type ImportField, type ImportKind } from '@frakto/sdk/enums';
import type { ApiRules } from '../../kit/form/use-schema-form';
import { paths } from '../../kit/paths';

/** What the API's rules say about the records that an import makes. */
export interface ImportFields {
  /** In the order in which people read them. */
  all: readonly ImportField[];
  /** Without these, no row can be entered. */
  required: readonly ImportField[];
}

const countryId = 'country_id';

/** The fields of a record by the schema of the call that makes it; administrators bring global ones. */
export function importFieldsOf(api: ApiRules, kind: ImportKind, isAdministrator: boolean): ImportFields {
  const ofClients = isAdministrator ? api.globalClientInputSchema : api.clientInputSchema;
  const schema = kind === 'clients' ? ofClients : api.subcontractorInputSchema;
  const lacking = api.checkForm(schema, {});
  const required = lacking.ok ? [] : lacking.faults.map(({ field }) => field);
  // Files name the country, records keep its id.
  const inSchema = (field: ImportField) => (field === 'country' ? countryId : field);
  return {
    all: importFieldValues.filter((field) => Object.hasOwn(schema.shape, inSchema(field))),
    required: importFieldValues.filter((field) => required.includes(inSchema(field))),
  };
}

/** The directory that an import goes into. */
export function directoryPathOf(kind: ImportKind, isAdministrator: boolean): string {
  if (!isAdministrator) return kind === 'clients' ? paths.clients : paths.subcontractors;
  return kind === 'clients' ? paths.globalClients : paths.globalSubcontractors;
}
