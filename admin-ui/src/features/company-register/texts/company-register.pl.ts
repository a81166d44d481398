import type { companyRegister as English } from './company-register.en';

export const companyRegister = {
  open: 'Pobierz z rejestru',
  numberPL: 'NIP albo REGON',
  numberNO: 'Numer organizacyjny',
  fetch: 'Pobierz',
  needsNumber: 'Najpierw wpisz numer',
  filled:
    'Uzupełniono %{smart_count} pole, źródło: %{source} |||| Uzupełniono %{smart_count} pola, źródło: %{source} |||| Uzupełniono %{smart_count} pól, źródło: %{source}',
  same: 'Dane są zgodne ze źródłem: %{source}',
  unknown: 'W rejestrze nie ma firmy o tym numerze.',
  unreachable: 'Rejestr jest teraz nieosiągalny. Wpisz dane ręcznie albo spróbuj później.',
  noNumber: 'To nie jest numer firmy w tym kraju.',
  differs: 'Rejestr podaje co innego. Co zastąpić?',
  replace: 'Zastąp zaznaczone',
  keep: 'Zostaw moje',
} satisfies typeof English;
