import type { clientList as English } from './client-list.en';

export const clientList = {
  title: 'Kundeliste',
  search: 'Søk i kundelisten',
  searchPlaceholder: 'Navn, kontaktperson, e-post',
  submit: 'Søk',
  add: 'Legg til kunde',
  note: 'Dette er et eksempel: firmaene finnes ikke, og ingenting kan gjøres med dem.',
  sample: 'Dette er eksempeldata: ingenting kan gjøres med dem',
  contact: 'Kontaktperson',
  phone: 'Telefon',
  email: 'E-post',
  created: 'Opprettet',
  view: 'Vis',
  edit: 'Rediger',
  viewOf: 'Vis %{name}',
  editOf: 'Rediger %{name}',
  onlyAdministrators: {
    title: 'Bare administratorer ser kundelisten',
    text: 'Kundene dine er i kundekatalogen.',
  },
  loginRequired: {
    title: 'Innlogging kreves',
    text: 'Logg inn for å se kundelisten.',
    submit: 'Til innloggingen',
  },
} satisfies typeof English;
