import type { activities as English } from './activities.en';

export const activities = {
  title: 'Aktywności',
  view: { label: 'Widok', queue: 'Do zrobienia', list: 'Lista', board: 'Tablica', table: 'Tabela' },
  filters: 'Filtry aktywności',
  filter: {
    received: 'Wiadomości odebrane',
    sent: 'Wiadomości wysłane',
    /** In place of “sent” where no mail leaves. */
    kept: 'Wiadomości zapisane',
    offers: 'Oferty',
    in_valuation: 'W wycenie',
    in_progress: 'W realizacji',
    finished: 'Zakończone',
  },
  unread:
    '%{smart_count} nieprzeczytana |||| %{smart_count} nieprzeczytane |||| %{smart_count} nieprzeczytanych',
  kind: {
    order: 'Zlecenie',
    received: 'Wiadomość odebrana',
    sent: 'Wiadomość wysłana',
    kept: 'Wiadomość zapisana, niewysłana',
    notice: 'Powiadomienie dla Ciebie',
  },
  andOthers:
    '%{name} i %{smart_count} inny |||| %{name} i %{smart_count} inni |||| %{name} i %{smart_count} innych',
  markAllRead: 'Oznacz jako przeczytane',
  more: {
    csv: 'Zlecenia jako CSV',
    xlsx: 'Zlecenia jako Excel (.xlsx)',
    ndjson: 'Zlecenia jako NDJSON, dla programów',
    calendar: 'Załadunki i rozładunki w kalendarzu',
    exported:
      'Pobrano %{smart_count} zlecenie |||| Pobrano %{smart_count} zlecenia |||| Pobrano %{smart_count} zleceń',
    exportFailed: 'Nie wyeksportowano zleceń',
  },
  markedRead:
    'Oznaczono %{smart_count} aktywność jako przeczytaną |||| Oznaczono %{smart_count} aktywności jako przeczytane |||| Oznaczono %{smart_count} aktywności jako przeczytane',
  nothingUnread: 'Wszystko jest przeczytane',
  newOrder: 'Nowe zlecenie',
  pallets: '%{smart_count} paleta |||| %{smart_count} palety |||| %{smart_count} palet',
  noClient: 'Brak danych klienta',
  incomplete: 'Dane niepełne',
  claim: {
    short: 'Klient niepotwierdzony',
    named: 'Podaje się za: %{name}',
    withAddress: 'Podaje się za: %{name} (w katalogu %{email})',
  },
  loadMore: 'Wczytaj starsze',
  shownOf: '%{shown} z %{total} aktywności',
  empty: {
    title: 'Tu będą trafiać Twoje zlecenia i wiadomości',
    text: 'Wyślij klientowi link do formularza zlecenia albo wpisz pierwsze zlecenie samodzielnie.',
  },
  firstSteps: {
    title: 'Pierwsze kroki',
    done: 'Zrobione: %{done} z %{count}',
    hide: 'Ukryj',
    isDone: 'Zrobione:',
    isOpen: 'Do zrobienia:',
    step: {
      company: { title: 'Dane firmy', text: 'Trafiają na zlecenia i faktury.' },
      pricing: { title: 'Cena za kilometr', text: 'Pomaga w każdej wycenie; obok ustawisz marżę.' },
      client: { title: 'Pierwszy klient', text: 'Dostanie link do formularza zapytania.' },
      form: {
        title: 'Link do formularza',
        text: 'Wyślij go klientom albo umieść na stronie; do tego kod QR.',
      },
      carrier: { title: 'Pierwszy podwykonawca', text: 'Zapytasz go o cenę, pojedynczo albo w grupie.' },
      mail: { title: 'Własne treści e-maili', text: 'Do tego czasu wychodzą wbudowane, w siedmiu językach.' },
    },
  },
  filtered: {
    title: 'Żadna aktywność nie pasuje do filtrów',
    text: 'Włącz z powrotem część z nich.',
    all: 'Pokaż wszystko',
  },
  /** Where the place says what it is about. */
  day: {
    today: 'dzisiaj',
    tomorrow: 'jutro',
    later: 'za %{smart_count} dzień |||| za %{smart_count} dni |||| za %{smart_count} dni',
  },
  pickup: {
    today: 'załadunek dzisiaj',
    tomorrow: 'załadunek jutro',
    later:
      'załadunek za %{smart_count} dzień |||| załadunek za %{smart_count} dni |||| załadunek za %{smart_count} dni',
  },
  /** That the client has not paid by the last day. */
  paymentLate:
    'płatność %{smart_count} dzień po |||| płatność %{smart_count} dni po |||| płatność %{smart_count} dni po',
  deliveryLate: '%{smart_count} dzień po |||| %{smart_count} dni po |||| %{smart_count} dni po',
  delivery: {
    overdue:
      'rozładunek %{smart_count} dzień po terminie |||| rozładunek %{smart_count} dni po terminie |||| rozładunek %{smart_count} dni po terminie',
    today: 'rozładunek dzisiaj',
    tomorrow: 'rozładunek jutro',
    later:
      'rozładunek za %{smart_count} dzień |||| rozładunek za %{smart_count} dni |||| rozładunek za %{smart_count} dni',
  },
  stage: {
    in_valuation: 'W wycenie',
    offers: 'Oferty',
    in_progress: 'W realizacji',
    finished: 'Zakończone',
  },
  search: 'Szukaj zleceń',
  searchPlaceholder: 'Klient, numer, miasto albo adres',
  board: {
    noPrice: 'bez ceny',
    nothing: 'Na tym etapie nie ma zleceń',
    nothingFound: 'Nic nie znaleziono',
    loadMore: 'Wczytaj więcej',
    failed: 'Nie udało się wczytać',
  },
  table: {
    caption: 'Wyceny i zlecenia',
    statusFilter: 'Status: %{name}',
    statusAll: 'wszystkie',
    complete: 'Kompletne',
    column: {
      id: 'ID',
      client: 'Klient',
      status: 'Status',
      complete: 'Dane kompletne',
      pickup: 'Załadunek',
      delivery: 'Rozładunek',
      price: 'Cena',
      date: 'Utworzono',
    },
  },
} satisfies typeof English;
