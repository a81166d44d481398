import type { MessageKey } from '../../kit/i18n/use-t';

/** What the fields of a client are called. */
export const clientLabels = {
  name: 'clients.field.name',
  country_id: 'clients.field.country',
  address: 'clients.field.address',
  post_code: 'clients.field.postCode',
  city: 'clients.field.city',
  email: 'clients.field.email',
  phone: 'clients.field.phone',
  website: 'clients.field.website',
  vat_number: 'clients.field.vat',
  business_registration_number: 'clients.field.registration',
  notes: 'clients.field.notes',
} as const satisfies Record<string, MessageKey>;

/** The numbers of a client that are looked at for mistakes. */
export const clientNumbers = {
  vat_number: 'vat_number',
  business_registration_number: 'business_registration_number',
  phone: 'phone',
} as const;

/** The numbers of a company have the names that its own country gives them. */
export function numberLabels(countryCode: string | undefined): { vat: MessageKey; registration: MessageKey } {
  if (countryCode === 'PL')
    return { vat: 'clients.field.vatPL', registration: 'clients.field.registrationPL' };
  if (countryCode === 'NO')
    return { vat: 'clients.field.vatNO', registration: 'clients.field.registrationNO' };
  return { vat: 'clients.field.vat', registration: 'clients.field.registration' };
}
