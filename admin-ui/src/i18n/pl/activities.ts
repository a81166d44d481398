import type { activities as English } from '../en/activities';

export const activities = {
  title: 'Aktywności',
  filters: 'Filtry aktywności',
  filter: {
    offers: 'Oferty',
    valuation: 'Zlecenia w wycenie',
    progress: 'Zlecenia w realizacji',
    finished: 'Zlecenia zakończone',
  },
  kind: { order: 'Zlecenie' },
  markAllRead: 'Oznacz jako przeczytane',
  markedRead:
    'Oznaczono %{smart_count} zlecenie jako przeczytane |||| Oznaczono %{smart_count} zlecenia jako przeczytane |||| Oznaczono %{smart_count} zleceń jako przeczytane',
  nothingUnread: 'Wszystko jest przeczytane',
  newOrder: 'Nowe zlecenie',
  pallets: '%{smart_count} paleta |||| %{smart_count} palety |||| %{smart_count} palet',
  noClient: 'Brak danych klienta',
  incomplete: 'Dane niepełne',
  loadMore: 'Wczytaj starsze',
  shownOf: '%{shown} z %{total} zleceń',
  empty: {
    title: 'Tu będą trafiać Twoje zlecenia',
    text: 'Wyślij klientowi link do formularza zlecenia albo wpisz pierwsze zlecenie samodzielnie.',
  },
  filtered: {
    title: 'Żadna aktywność nie pasuje do filtrów',
    text: 'Włącz z powrotem część z nich.',
    all: 'Pokaż wszystko',
  },
} satisfies typeof English;
