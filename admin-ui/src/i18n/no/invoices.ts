import type { invoices as English } from '../en/invoices';

/** Texts of an order's invoices. */
export const invoices = {
  create: 'Opprett faktura',
  list: 'Fakturaer',
  listFailed: 'Fakturaene kunne ikke lastes',
  issued: 'utstedt %{date}',
  dueOn: 'forfaller %{date}',
  sentTo: 'sendt til %{email}, %{date}',
  notSent: 'ikke sendt ennå',
  paidOn: 'betalt %{date}',
  reminded: 'påminnelse %{date} |||| %{smart_count} påminnelser, sist %{date}',
  correction: 'korreksjon',
  open: 'Åpne %{number}',
  correctLabel: 'Korriger',
  send: 'Send faktura',
  sendOne: 'Send',
  sendAgain: 'Send på nytt',
  remind: 'Send påminnelse',
  sendOneOf: 'Send %{number}',
  balance: 'Å betale etter korreksjoner',
  due: {
    today: 'Forfaller i dag',
    in: 'Forfaller %{date}, om %{smart_count} dag |||| Forfaller %{date}, om %{smart_count} dager',
    overdue: 'Betalingen er %{smart_count} dag forsinket |||| Betalingen er %{smart_count} dager forsinket',
  },
  note: {
    created: 'Faktura %{number} er utstedt, men kunden har ikke fått den ennå.',
    sent: 'Faktura %{number} på %{amount} er hos kunden.',
    paid: 'Faktura %{number} på %{amount} er betalt (%{date}).',
  },
  history: {
    corrected: 'Utstedte en korreksjon',
    correctionMailed: 'Sendte korreksjonen til kunden',
    mailedAgain: 'Sendte fakturaen på nytt',
    reminded: 'Sendte kunden en betalingspåminnelse',
    paid: 'betalt %{date}',
  },
} satisfies typeof English;
