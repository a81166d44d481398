import type { activities as English } from '../en/activities';

export const activities = {
  title: 'Aktiviteter',
  filters: 'Aktivitetsfiltre',
  filter: {
    offers: 'Tilbud',
    valuation: 'Ordrer til prising',
    progress: 'Ordrer under utførelse',
    finished: 'Avsluttede ordrer',
  },
  kind: { order: 'Ordre' },
  markAllRead: 'Merk som lest',
  markedRead: '%{smart_count} ordre merket som lest |||| %{smart_count} ordrer merket som lest',
  nothingUnread: 'Alt er lest',
  newOrder: 'Ny ordre',
  pallets: '%{smart_count} pall |||| %{smart_count} paller',
  noClient: 'Ingen kundedata',
  incomplete: 'Ufullstendige data',
  loadMore: 'Last inn eldre',
  shownOf: '%{shown} av %{total} ordrer',
  empty: {
    title: 'Her kommer ordrene dine inn',
    text: 'Send en kunde lenken til ordreskjemaet, eller skriv inn den første ordren selv.',
  },
  filtered: {
    title: 'Ingen aktivitet passer filtrene',
    text: 'Slå noen av dem på igjen.',
    all: 'Vis alt',
  },
} satisfies typeof English;
