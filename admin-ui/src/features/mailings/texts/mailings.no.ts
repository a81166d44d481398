import type { mailings as English } from './mailings.en';

export const mailings = {
  title: 'E-poster til kunder',
  caption: 'E-poster til mange kunder',
  search: 'Søk i e-poster',
  searchPlaceholder: 'Emne',
  back: 'Tilbake til e-postene',
  toClients: 'Kunder',
  filter: {
    label: 'E-poster: %{name}',
    all: 'alle',
    open: 'under sending eller ikke levert',
    done: 'ferdige',
  },
  column: { subject: 'Emne', progress: 'Overlevert', failed: 'Mislykket', by: 'Avsender', at: 'Dato' },
  of: '%{sent} av %{total}',
  ofStored: 'lagret, ikke sendt: %{stored} av %{total}',
  nobody: 'slettet bruker',
  empty: {
    title: 'Ingen e-post til mange kunder ennå',
    text: 'Velg kunder i katalogen og send dem én e-post: her ser du hvor langt den er kommet, og hvem den ikke nådde.',
    open: 'Gå til kundene',
  },
  sentBy: 'Avsender',
  sentAt: 'Dato',
  to: 'Mottakere',
  toCount: '%{smart_count} kunde |||| %{smart_count} kunder',
  content: 'Innholdet i e-posten',
  recipients: 'Mottakere av e-posten',
  recipient: { client: 'Kunde', email: 'E-post', state: 'Status' },
  state: {
    waiting: 'venter',
    sent: 'overlevert e-postserveren',
    failed: 'ikke levert',
    left_out: 'meldt av',
    stored: 'lagret, ikke sendt',
  },
} satisfies typeof English;
