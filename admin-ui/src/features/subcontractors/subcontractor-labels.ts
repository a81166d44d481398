import type { MessageKey } from '../../kit/i18n/use-t';

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
  notes: 'subcontractors.field.notes',
} as const satisfies Record<string, MessageKey>;
