import type {
  globalClients as EnglishClients,
  globalSubcontractors as EnglishSubcontractors,
} from './global-directories.en';

export const globalClients = {
  title: 'Globalni klienci',
  caption: 'Globalni klienci',
  search: 'Szukaj globalnych klientów',
  searchPlaceholder: 'Szukaj po nazwie, mieście albo e-mailu',
  add: 'Dodaj globalnego klienta',
  column: { client: 'Klient', email: 'E-mail', phone: 'Telefon', country: 'Kraj' },
  stats: {
    total: 'razem: %{count}',
    withEmail: 'z e-mailem: %{count}',
    withPhone: 'z telefonem: %{count}',
    added: 'dodanych w ciągu 30 dni: %{count}',
  },
  selected:
    'Zaznaczono %{smart_count} klienta |||| Zaznaczono %{smart_count} klientów |||| Zaznaczono %{smart_count} klientów',
  create: {
    title: 'Dodaj globalnego klienta',
    submit: 'Dodaj klienta',
    done: 'Dodano %{name}',
    failed: 'Nie dodano klienta',
  },
  edit: { title: 'Edytuj globalnego klienta', done: 'Zapisano %{name}', failed: 'Nie zapisano klienta' },
  missing: { title: 'Nie ma takiego klienta', text: 'Usunął go administrator.' },
  delete: {
    title: 'Usunąć %{name}?',
    text: 'Klient zniknie z bazy globalnej i z kolekcji wszystkich firm. Zlecenia zachowają jego nazwę i adres.',
    submit: 'Usuń klienta',
    done: 'Usunięto %{name}',
    doneText: 'Zlecenia zachowują nazwę i adres.',
    failed: 'Nie usunięto klienta',
  },
  remove: {
    button: 'Usuń (%{smart_count})',
    title:
      'Usunąć %{smart_count} globalnego klienta? |||| Usunąć %{smart_count} globalnych klientów? |||| Usunąć %{smart_count} globalnych klientów?',
    submit: 'Usuń',
    done: 'Usunięto %{smart_count} klienta |||| Usunięto %{smart_count} klientów |||| Usunięto %{smart_count} klientów',
  },
  section: { basic: 'Dane podstawowe', contact: 'Kontakt i dane dodatkowe' },
  empty: {
    title: 'Tu będą globalni klienci',
    text: 'Firmy znajdują ich, gdy dodają klientów z bazy globalnej.',
  },
  onlyAdministrators: {
    title: 'Globalnych klientów prowadzą tylko administratorzy',
    text: 'Ten ekran wymaga roli administratora. Swoich klientów znajdziesz w katalogu klientów.',
  },
} satisfies typeof EnglishClients;

export const globalSubcontractors = {
  title: 'Globalni podwykonawcy',
  caption: 'Globalni podwykonawcy',
  search: 'Szukaj globalnych podwykonawców',
  searchPlaceholder: 'Szukaj po nazwie, mieście albo e-mailu',
  add: 'Dodaj globalnego podwykonawcę',
  column: {
    subcontractor: 'Podwykonawca',
    contact: 'Kontakt',
    address: 'Adres',
    city: 'Miasto',
    postCode: 'Kod pocztowy',
    country: 'Kraj',
    updated: 'Zmieniono',
  },
  selected:
    'Zaznaczono %{smart_count} podwykonawcę |||| Zaznaczono %{smart_count} podwykonawców |||| Zaznaczono %{smart_count} podwykonawców',
  create: {
    title: 'Dodaj globalnego podwykonawcę',
    submit: 'Dodaj podwykonawcę',
    done: 'Dodano %{name}',
    failed: 'Nie dodano podwykonawcy',
  },
  edit: {
    title: 'Edytuj globalnego podwykonawcę',
    done: 'Zapisano %{name}',
    failed: 'Nie zapisano podwykonawcy',
  },
  missing: { title: 'Nie ma takiego podwykonawcy', text: 'Usunął go administrator.' },
  delete: {
    title: 'Usunąć %{name}?',
    text: 'Podwykonawca zniknie z bazy globalnej oraz z kolekcji i grup wszystkich firm. Wyceny zachowają jego nazwę.',
    submit: 'Usuń podwykonawcę',
    done: 'Usunięto %{name}',
    doneText: 'Wyceny zachowują nazwę.',
    failed: 'Nie usunięto podwykonawcy',
  },
  remove: {
    button: 'Usuń (%{smart_count})',
    title:
      'Usunąć %{smart_count} globalnego podwykonawcę? |||| Usunąć %{smart_count} globalnych podwykonawców? |||| Usunąć %{smart_count} globalnych podwykonawców?',
    submit: 'Usuń',
    done: 'Usunięto %{smart_count} podwykonawcę |||| Usunięto %{smart_count} podwykonawców |||| Usunięto %{smart_count} podwykonawców',
  },
  empty: {
    title: 'Tu będą globalni podwykonawcy',
    text: 'Firmy znajdują ich, gdy dodają podwykonawców z bazy globalnej.',
  },
  onlyAdministrators: {
    title: 'Globalnych podwykonawców prowadzą tylko administratorzy',
    text: 'Ten ekran wymaga roli administratora. Swoich podwykonawców znajdziesz we własnym katalogu.',
  },
} satisfies typeof EnglishSubcontractors;
