import type { invoices as English } from '../en/invoices';

/** Texts of an order's invoices. */
export const invoices = {
  create: 'Utwórz fakturę',
  list: 'Faktury',
  listFailed: 'Nie udało się wczytać faktur',
  issued: 'wystawiona %{date}',
  dueOn: 'termin %{date}',
  delivery: {
    queued: 'czeka na wysłanie do %{email}, %{date}',
    stored: 'zachowana %{date}, nie wysłana do %{email}',
    handed_over: 'przekazana serwerowi poczty %{date}, do %{email}',
    failed: 'nie doręczona do %{email}, %{date}',
  },
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
  sendAgainOf: 'Wyślij ponownie %{number}',
  balance: 'Do zapłaty po korektach',
  payments: {
    title: 'Wpłaty',
    failed: 'Nie udało się wczytać wpłat',
    record: 'Zapisz wpłatę',
    open: 'Pozostaje do zapłaty',
    toReturn: 'Do zwrotu',
    refund: 'zwrot',
    payment: 'wpłata',
    by: 'zapisał(a) %{name}',
    removeOf: 'Usuń wpłatę %{amount} z %{date}',
    method: {
      transfer: 'przelew',
      cash: 'gotówka',
      card: 'karta',
      offset: 'kompensata',
      other: 'inaczej',
    },
  },
  due: {
    today: 'Termin płatności dziś',
    in: 'Termin płatności %{date}, za %{smart_count} dzień |||| Termin płatności %{date}, za %{smart_count} dni |||| Termin płatności %{date}, za %{smart_count} dni',
    overdue:
      '%{smart_count} dzień po terminie płatności |||| %{smart_count} dni po terminie płatności |||| %{smart_count} dni po terminie płatności',
  },
  note: {
    toReturn: 'Faktura %{number} jest opłacona, ale po korekcie do zwrotu jest %{amount}.',
    stillOpen: 'Faktura %{number} jest opłacona, ale po korekcie do zapłaty zostało jeszcze %{amount}.',
    created: 'Faktura %{number} jest wystawiona, ale klient jeszcze jej nie dostał.',
    sent: 'Faktura %{number} na %{amount} jest u klienta.',
    stored:
      'Fakturę %{number} na %{amount} zachowano, ale nie wysłano: nie ustawiono serwera pocztowego, więc klient jej nie dostał.',
    undelivered: 'Faktury %{number} na %{amount} nie udało się doręczyć klientowi.',
    paid: 'Faktura %{number} na %{amount} jest opłacona (%{date}).',
  },
  history: {
    paymentRecorded: 'Zapisano wpłatę',
    paymentRemoved: 'Usunięto wpłatę',
    unusual: 'mimo nietypowej stawki VAT: %{label}',
    corrected: 'Wystawiono korektę',
    correctionMailed: 'Wysłano korektę do klienta',
    mailedAgain: 'Wysłano fakturę ponownie',
    reminded: 'Przypomniano klientowi o płatności',
    paid: 'zapłacono %{date}',
  },
} satisfies typeof English;
