import type { Fault } from '../../../../platform/http/checks.js';

const typesOfCarriers: readonly string[] = ['POD', 'SUBCONTRACTOR_INVOICE', 'OTHER'];

/** What the form with a file of a carrier has to keep beside its link, which stands in the address. */
export function carrierDocumentRules({ document_type: type }: Readonly<Record<string, unknown>>): Fault[] {
  if (Array.isArray(type)) return [{ field: 'document_type', code: 'invalid_value' }];
  if (typeof type !== 'string' || typesOfCarriers.includes(type)) return [];
  if (type === '') return [{ field: 'document_type', code: 'required' }];
  const values = typesOfCarriers.join(', ');
  return [{ field: 'document_type', code: 'not_in_list', params: { values } }];
}
