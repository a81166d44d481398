import type { Subcontractor } from '../../kit/api/types';
import { poland } from '../../kit/directory/directory-kind';
import { phoneText } from '../../kit/format/phone';
import type { MessageKey } from '../../kit/i18n/use-t';

/** The fields of the subcontractor form; named as in the API. */
export interface SubcontractorValues {
  name: string;
  email: string;
  phone: string;
  rate_type: Subcontractor['rate_type'];
  country_id: number | null;
  address: string;
  post_code: string;
  city: string;
  vat_number: string;
  notes: string;
}

/** Fills the form of a subcontractor, or makes an empty one. */
export function subcontractorValues(
  subcontractor: Subcontractor | undefined,
): SubcontractorValues & Record<string, unknown> {
  return {
    name: subcontractor?.name ?? '',
    email: subcontractor?.email ?? '',
    phone: phoneText(subcontractor?.phone ?? ''),
    rate_type: subcontractor?.rate_type ?? 'Spot',
    country_id: subcontractor ? subcontractor.country_id : poland,
    address: subcontractor?.address ?? '',
    post_code: subcontractor?.post_code ?? '',
    city: subcontractor?.city ?? '',
    vat_number: subcontractor?.vat_number ?? '',
    notes: subcontractor?.notes ?? '',
  };
}

/** What the fields of a subcontractor are called. */
export const subcontractorLabels = {
  name: 'subcontractors.field.name',
  email: 'subcontractors.field.email',
  phone: 'subcontractors.field.phone',
  rate_type: 'subcontractors.field.rateType',
  country_id: 'subcontractors.field.country',
  address: 'subcontractors.field.address',
  post_code: 'subcontractors.field.postCode',
  city: 'subcontractors.field.city',
  vat_number: 'subcontractors.field.vat',
  notes: 'subcontractors.field.notes',
} as const satisfies Record<string, MessageKey>;
