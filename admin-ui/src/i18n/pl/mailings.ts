import type { mailings as English } from '../en/mailings';

export const mailings = {
  title: 'E-maile do klientów',
  caption: 'E-maile do wielu klientów',
  search: 'Szukaj e-maili',
  searchPlaceholder: 'Temat',
  back: 'Powrót do e-maili',
  toClients: 'Klienci',
  filter: {
    label: 'E-maile: %{name}',
    all: 'wszystkie',
    open: 'w toku lub niedoręczone',
    done: 'doręczone',
  },
  column: {
    subject: 'Temat',
    progress: 'Doręczono',
    failed: 'Nieudane',
    by: 'Wysyłający',
    at: 'Wysłano',
  },
  of: '%{sent} z %{total}',
  nobody: 'usunięty użytkownik',
  empty: {
    title: 'Nie ma jeszcze e-maila do wielu klientów',
    text: 'Zaznacz klientów w katalogu i wyślij im jeden e-mail: tu zobaczysz, ile już wyszło i do kogo nie dotarło.',
    open: 'Przejdź do klientów',
  },
  nothing: { title: 'Nie ma takiego e-maila', text: 'Wpisz inny temat albo pokaż wszystkie e-maile.' },
  sentBy: 'Wysyłający',
  sentAt: 'Wysłano',
  to: 'Odbiorcy',
  toCount: '%{smart_count} klient |||| %{smart_count} klientów |||| %{smart_count} klientów',
  content: 'Treść e-maila',
  recipients: 'Odbiorcy e-maila',
  recipient: { client: 'Klient', email: 'E-mail', state: 'Stan' },
  state: { waiting: 'czeka', sent: 'wysłano', failed: 'nie doręczono' },
} satisfies typeof English;
