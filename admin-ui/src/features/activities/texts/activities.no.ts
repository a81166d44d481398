import type { activities as English } from './activities.en';

export const activities = {
  title: 'Aktiviteter',
  view: { label: 'Visning', queue: 'Å gjøre', list: 'Liste', board: 'Tavle', table: 'Tabell' },
  filters: 'Aktivitetsfiltre',
  filter: {
    received: 'Mottatte meldinger',
    sent: 'Sendte meldinger',
    /** In place of “sent” where no mail leaves. */
    kept: 'Lagrede meldinger',
    offers: 'Tilbud',
    in_valuation: 'Til prising',
    in_progress: 'Under utførelse',
    finished: 'Avsluttet',
  },
  unread: '%{smart_count} ulest |||| %{smart_count} uleste',
  kind: {
    order: 'Ordre',
    received: 'Mottatt melding',
    sent: 'Sendt melding',
    kept: 'Lagret melding, ikke sendt',
    notice: 'Varsel til deg',
  },
  andOthers: '%{name} og %{smart_count} annen |||| %{name} og %{smart_count} andre',
  markAllRead: 'Merk som lest',
  more: {
    csv: 'Ordrer som CSV',
    xlsx: 'Ordrer som Excel (.xlsx)',
    ndjson: 'Ordrer som NDJSON, for programmer',
    calendar: 'Hentinger og leveringer i kalenderen',
    exported: 'Lastet ned %{smart_count} ordre |||| Lastet ned %{smart_count} ordrer',
    exportFailed: 'Ordrene ble ikke eksportert',
  },
  markedRead: '%{smart_count} aktivitet merket som lest |||| %{smart_count} aktiviteter merket som lest',
  nothingUnread: 'Alt er lest',
  newOrder: 'Ny ordre',
  pallets: '%{smart_count} pall |||| %{smart_count} paller',
  noClient: 'Ingen kundedata',
  incomplete: 'Ufullstendige data',
  claim: {
    short: 'Ubekreftet kunde',
    named: 'Oppgir å være %{name}',
    withAddress: 'Oppgir å være %{name} (i katalogen: %{email})',
  },
  loadMore: 'Last inn eldre',
  shownOf: '%{shown} av %{total} aktiviteter',
  empty: {
    title: 'Her kommer ordrene og meldingene dine inn',
    text: 'Send en kunde lenken til ordreskjemaet, eller skriv inn den første ordren selv.',
  },
  firstSteps: {
    title: 'De første stegene',
    done: '%{done} av %{count} gjort',
    hide: 'Skjul',
    isDone: 'Gjort:',
    isOpen: 'Gjenstår:',
    step: {
      company: { title: 'Firmaopplysninger', text: 'De står på ordrer og fakturaer.' },
      pricing: {
        title: 'Pris per kilometer',
        text: 'En rettesnor for hver prising; påslaget settes ved siden av.',
      },
      client: { title: 'Første kunde', text: 'Kunden får en lenke til forespørselsskjemaet ditt.' },
      form: {
        title: 'Lenke til bestillingsskjemaet',
        text: 'Send den til kundene eller legg den på nettsiden; med QR-kode.',
      },
      carrier: { title: 'Første underleverandør', text: 'Du spør om pris, enkeltvis eller som gruppe.' },
      mail: { title: 'Egne e-posttekster', text: 'Til da brukes de innebygde, på sju språk.' },
    },
  },
  filtered: {
    title: 'Ingen aktivitet passer filtrene',
    text: 'Slå noen av dem på igjen.',
    all: 'Vis alt',
  },
  /** Where the place says what it is about. */
  day: {
    today: 'i dag',
    tomorrow: 'i morgen',
    later: 'om %{smart_count} dag |||| om %{smart_count} dager',
  },
  pickup: {
    today: 'henting i dag',
    tomorrow: 'henting i morgen',
    later: 'henting om %{smart_count} dag |||| henting om %{smart_count} dager',
  },
  /** That the client has not paid by the last day. */
  paymentLate:
    'betaling forfalt for %{smart_count} dag siden |||| betaling forfalt for %{smart_count} dager siden',
  delivery: {
    overdue: 'levering %{smart_count} dag over fristen |||| levering %{smart_count} dager over fristen',
    today: 'levering i dag',
    tomorrow: 'levering i morgen',
    later: 'levering om %{smart_count} dag |||| levering om %{smart_count} dager',
  },
  stage: {
    in_valuation: 'Til prising',
    offers: 'Tilbud',
    in_progress: 'Under utførelse',
    finished: 'Avsluttet',
  },
  search: 'Søk i ordrer',
  searchPlaceholder: 'Kunde, nummer, by eller adresse',
  board: {
    noPrice: 'uten pris',
    nothing: 'Ingen ordrer på dette trinnet',
    nothingFound: 'Ingenting funnet',
    loadMore: 'Last inn flere',
    failed: 'Kunne ikke lastes inn',
  },
  table: {
    caption: 'Tilbud og ordrer',
    statusFilter: 'Status: %{name}',
    statusAll: 'alle',
    complete: 'Opplysningene er fullstendige',
    column: {
      id: 'ID',
      client: 'Kunde',
      status: 'Status',
      complete: 'Fullstendig',
      pickup: 'Henting',
      delivery: 'Levering',
      price: 'Pris',
      date: 'Opprettet',
    },
  },
} satisfies typeof English;
