import type {
  globalClients as EnglishClients,
  globalSubcontractors as EnglishSubcontractors,
} from './global-directories.en';

export const globalClients = {
  title: 'Globale kunder',
  caption: 'Globale kunder',
  search: 'Søk etter globale kunder',
  searchPlaceholder: 'Søk etter navn, sted eller e-post',
  add: 'Legg til global kunde',
  column: { client: 'Kunde', email: 'E-post', phone: 'Telefon', country: 'Land' },
  stats: {
    total: '%{count} i alt',
    withEmail: '%{count} med e-post',
    withPhone: '%{count} med telefon',
    added: '%{count} lagt til de siste 30 dagene',
  },
  selected: '%{smart_count} kunde valgt |||| %{smart_count} kunder valgt',
  create: {
    title: 'Legg til global kunde',
    submit: 'Legg til kunde',
    done: '%{name} er lagt til',
    failed: 'Kunden ble ikke lagt til',
  },
  edit: { title: 'Rediger global kunde', done: '%{name} er lagret', failed: 'Kunden ble ikke lagret' },
  missing: { title: 'Kunden finnes ikke', text: 'En administrator har slettet den.' },
  delete: {
    title: 'Slette %{name}?',
    text: 'Kunden forsvinner fra den globale databasen og fra samlingene til alle firmaer. Ordrene beholder navn og adresse.',
    submit: 'Slett kunde',
    done: '%{name} er slettet',
    doneText: 'Ordrene beholder navn og adresse.',
    failed: 'Kunden ble ikke slettet',
  },
  remove: {
    button: 'Slett (%{smart_count})',
    title: 'Slette %{smart_count} global kunde? |||| Slette %{smart_count} globale kunder?',
    submit: 'Slett',
    done: '%{smart_count} kunde er slettet |||| %{smart_count} kunder er slettet',
  },
  section: { basic: 'Grunndata', contact: 'Kontakt og flere data' },
  empty: {
    title: 'Her kommer de globale kundene',
    text: 'Firmaene finner dem når de legger til kunder fra den globale databasen.',
  },
  onlyAdministrators: {
    title: 'Bare administratorer fører de globale kundene',
    text: 'Denne siden krever rollen administrator. Kundene dine er i kundekatalogen.',
  },
} satisfies typeof EnglishClients;

export const globalSubcontractors = {
  title: 'Globale underleverandører',
  caption: 'Globale underleverandører',
  search: 'Søk etter globale underleverandører',
  searchPlaceholder: 'Søk etter navn, sted eller e-post',
  add: 'Legg til global underleverandør',
  column: {
    subcontractor: 'Underleverandør',
    contact: 'Kontakt',
    address: 'Adresse',
    city: 'Sted',
    postCode: 'Postnummer',
    country: 'Land',
    updated: 'Endret',
  },
  selected: '%{smart_count} underleverandør valgt |||| %{smart_count} underleverandører valgt',
  create: {
    title: 'Legg til global underleverandør',
    submit: 'Legg til underleverandør',
    done: '%{name} er lagt til',
    failed: 'Underleverandøren ble ikke lagt til',
  },
  edit: {
    title: 'Rediger global underleverandør',
    done: '%{name} er lagret',
    failed: 'Underleverandøren ble ikke lagret',
  },
  missing: { title: 'Underleverandøren finnes ikke', text: 'En administrator har slettet den.' },
  delete: {
    title: 'Slette %{name}?',
    text: 'Underleverandøren forsvinner fra den globale databasen og fra samlingene og gruppene til alle firmaer. Pristilbudene beholder navnet.',
    submit: 'Slett underleverandør',
    done: '%{name} er slettet',
    doneText: 'Pristilbudene beholder navnet.',
    failed: 'Underleverandøren ble ikke slettet',
  },
  remove: {
    button: 'Slett (%{smart_count})',
    title:
      'Slette %{smart_count} global underleverandør? |||| Slette %{smart_count} globale underleverandører?',
    submit: 'Slett',
    done: '%{smart_count} underleverandør er slettet |||| %{smart_count} underleverandører er slettet',
  },
  empty: {
    title: 'Her kommer de globale underleverandørene',
    text: 'Firmaene finner dem når de legger til underleverandører fra den globale databasen.',
  },
  onlyAdministrators: {
    title: 'Bare administratorer fører de globale underleverandørene',
    text: 'Denne siden krever rollen administrator. Underleverandørene dine er i din egen katalog.',
  },
} satisfies typeof EnglishSubcontractors;
