import type { ordersAsking as English } from '../en/orders-asking';

/** Teksty zapytań do całych grup i tego, co się z zapytaniami stało. */
export const ordersAsking = {
  requests: {
    title: 'Zapytania o wycenę',
    sending: 'Wysyłanie zapytań: %{sent} z %{total}',
    undelivered: 'Zapytania, które nie dotarły: %{failed} z %{total}',
    open: 'Pokaż postęp',
    look: 'Pokaż je',
    sentTo: 'Wysłano do %{sent} z %{total} podwykonawców',
    storedOf: 'Zachowano, nie wysłano: %{stored} z %{total}. Nie ustawiono serwera pocztowego.',
    progress: 'Postęp wysyłki',
    groups: 'Według grup',
    alone: 'Zapytani pojedynczo',
    noGroup: 'Inne grupy',
    groupOf: '%{sent} z %{total}',
    groupState: {
      waiting: 'Wysyłanie',
      done: 'Przekazano',
      stored: 'Zachowano, nie wysłano',
      failed: 'Nie dotarło: %{count}',
    },
    slow: 'Serwer poczty wstrzymał część e-maili. Kolejne próby nastąpią same.',
    leave: 'Okno można zamknąć, wysyłanie trwa dalej.',
    goOn: 'Pracuj dalej',
    filter: 'Pokaż',
    filters: {
      all: 'Wszyscy',
      waiting: 'Czeka',
      sent: 'Przekazano',
      stored: 'Zachowano, nie wysłano',
      failed: 'Nie dotarło',
      answered: 'Odpowiedzieli',
    },
    state: {
      waiting: 'czeka',
      sent: 'przekazano serwerowi poczty',
      stored: 'zachowano, nie wysłano',
      failed: 'nie dotarło',
      answered: 'jest odpowiedź',
    },
    list: 'Kogo zapytano',
    failedNote:
      '%{smart_count} e-mail nie dotarł. |||| %{smart_count} e-maile nie dotarły. |||| %{smart_count} e-maili nie dotarło.',
    retry: 'Wyślij ponownie',
    retried:
      'Ponownie wysyłamy %{smart_count} zapytanie |||| Ponownie wysyłamy %{smart_count} zapytania |||| Ponownie wysyłamy %{smart_count} zapytań',
    retriedNone: 'Nie było do kogo wysłać ponownie',
    retriedNoneText: 'Pominięto tych, którzy nie mają już adresu.',
    retryFailed: 'Nie wysłano ponownie',
    empty: 'Nie ma tu nikogo.',
    loadFailed: 'Nie udało się wczytać zapytań',
    skippedNoEmail: 'Pominięto, bo nie mają adresu e-mail:',
    skippedOthers: 'i jeszcze %{smart_count} |||| i jeszcze %{smart_count} |||| i jeszcze %{smart_count}',
    skippedAsked: 'Zapytani już osobno albo w innej grupie, więc bez drugiego e-maila: %{count}.',
    skippedUnsubscribed:
      'Pominięto, bo wypisali się z wiadomości zbiorowych: %{count}. Można ich zapytać osobno.',
    skippedGone: 'Nie ma ich już w katalogu: %{count}.',
    all: 'Wszystkie zapytania (%{count})',
  },
} satisfies typeof English;
