import type { invoices as English } from '../en/invoices';

/** Texts of an order's invoices. */
export const invoices = {
  create: 'Utwórz fakturę',
  list: 'Faktury',
  listFailed: 'Nie udało się wczytać faktur',
  issued: 'wystawiona %{date}',
  dueOn: 'termin %{date}',
  sentTo: 'wysłana do %{email}, %{date}',
  notSent: 'jeszcze niewysłana',
  paidOn: 'opłacona %{date}',
  reminded:
    'przypomnienie %{date} |||| %{smart_count} przypomnienia, ostatnie %{date} |||| %{smart_count} przypomnień, ostatnie %{date}',
  correction: 'korekta',
  open: 'Otwórz %{number}',
  correctLabel: 'Skoryguj',
  send: 'Wyślij fakturę',
  sendOne: 'Wyślij',
  sendAgain: 'Wyślij ponownie',
  remind: 'Wyślij przypomnienie',
  sendOneOf: 'Wyślij %{number}',
  balance: 'Do zapłaty po korektach',
  due: {
    today: 'Termin płatności dziś',
    in: 'Termin płatności %{date}, za %{smart_count} dzień |||| Termin płatności %{date}, za %{smart_count} dni |||| Termin płatności %{date}, za %{smart_count} dni',
    overdue:
      '%{smart_count} dzień po terminie płatności |||| %{smart_count} dni po terminie płatności |||| %{smart_count} dni po terminie płatności',
  },
  note: {
    created: 'Faktura %{number} jest wystawiona, ale klient jeszcze jej nie dostał.',
    sent: 'Faktura %{number} na %{amount} jest u klienta.',
    paid: 'Faktura %{number} na %{amount} jest opłacona (%{date}).',
  },
  history: {
    corrected: 'Wystawiono korektę',
    correctionMailed: 'Wysłano korektę do klienta',
    mailedAgain: 'Wysłano fakturę ponownie',
    reminded: 'Przypomniano klientowi o płatności',
    paid: 'zapłacono %{date}',
  },
} satisfies typeof English;
