import type { clientList as English } from './client-list.en';

export const clientList = {
  title: 'Lista klientów',
  search: 'Szukaj na liście klientów',
  searchPlaceholder: 'Nazwa, osoba kontaktowa, e-mail',
  submit: 'Szukaj',
  add: 'Dodaj klienta',
  note: 'To jest przykład: te firmy nie istnieją i nic nie można z nimi zrobić.',
  sample: 'To są dane przykładowe: nic nie można z nimi zrobić',
  contact: 'Osoba kontaktowa',
  phone: 'Telefon',
  email: 'E-mail',
  created: 'Utworzono',
  view: 'Pokaż',
  edit: 'Edytuj',
  viewOf: 'Pokaż: %{name}',
  editOf: 'Edytuj: %{name}',
  onlyAdministrators: {
    title: 'Listę klientów widzą tylko administratorzy',
    text: 'Twoi klienci są w katalogu klientów.',
  },
  loginRequired: {
    title: 'Wymagane logowanie',
    text: 'Zaloguj się, żeby zobaczyć listę klientów.',
    submit: 'Przejdź do logowania',
  },
} satisfies typeof English;
