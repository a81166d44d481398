import type { mail as English } from '../en/mail';

export const mail = {
  title: 'Skrzynka nadawcza',
  caption: 'Wiadomości',
  search: 'Szukaj wiadomości',
  searchPlaceholder: 'Szukaj po odbiorcy albo temacie',
  status: { queued: 'Czeka', sent: 'Wysłana', captured: 'Zachowana, nie wysłana', failed: 'Nieudana' },
  statusHint: {
    queued: 'Kolejna próba o podanej porze',
    sent: 'Przyjęta przez serwer pocztowy',
    captured:
      'Nie ustawiono serwera pocztowego: wiadomość jest ułożona i zachowana tutaj, nikt jej nie dostał',
    failed: 'Serwer pocztowy odrzucił ją ostatecznie',
  },
  statusFilter: 'Status: %{name}',
  statusAll: 'wszystkie',
  column: {
    subject: 'Temat',
    to: 'Odbiorca',
    company: 'Firma',
    status: 'Status',
    attempts: 'Próby',
    created: 'Utworzono',
  },
  back: 'Powrót do skrzynki nadawczej',
  preview: 'Treść wiadomości',
  view: { label: 'Widok', html: 'Wygląd', text: 'Zwykły tekst', headers: 'Nagłówki' },
  from: 'Od',
  to: 'Do',
  replyTo: 'Odpowiedź do',
  company: 'Firma',
  created: 'Utworzono',
  sent: 'Wysłano',
  kept: 'Zachowano',
  attempts: '%{smart_count} próba |||| %{smart_count} próby |||| %{smart_count} prób',
  nextAttempt: 'Następna próba',
  lastError: 'Ostatni błąd',
  attachments: 'Załączniki',
  attachmentLater: 'powstanie przy wysyłce',
  attachmentMissing: 'wysłano bez pliku: %{reason}',
  noServer: {
    title: 'Poczta nie wychodzi na zewnątrz',
    text: 'Nie ustawiono serwera pocztowego. Wiadomości są układane w całości i zachowywane tutaj, z działającymi linkami, ale adresaci ich nie dostają.',
  },
  empty: {
    title: 'Nie ma jeszcze żadnej wiadomości',
    text: 'Tu pojawi się każda wiadomość: potwierdzenia, zapytania o cenę, oferty i zlecenia.',
  },
  nothing: {
    title: 'Żadna wiadomość nie pasuje do wyszukiwania',
    text: 'Sprawdź pisownię albo wyczyść filtry.',
    clear: 'Wyczyść filtry',
  },
  onlyAdministrators: {
    title: 'Tylko dla administratorów',
    text: 'Skrzynka nadawcza zawiera pocztę wszystkich firm. Poproś administratora, jeśli potrzebujesz którejś wiadomości.',
  },
} satisfies typeof English;
