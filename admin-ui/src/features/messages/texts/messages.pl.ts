import type { messages as English } from './messages.en';

export const messages = {
  title: 'Wiadomość',
  back: 'Powrót do aktywności',
  from: 'Od',
  to: 'Do',
  toOthers:
    'i %{smart_count} inny adresat |||| i %{smart_count} innych adresatów |||| i %{smart_count} innych adresatów',
  date: 'Data',
  client: 'Klient',
  order: 'Zlecenie',
  orderNumber: 'Zlecenie #%{number}',
  content: 'Treść wiadomości',
  isCut: 'Ta wiadomość była za długa, żeby zapisać ją w całości: widzisz jej początek.',
  forged: {
    short: 'Nadawca niepewny',
    title: 'Ta wiadomość może nie pochodzić od podanego nadawcy',
    text: 'Serwer pocztowy nie potwierdził, że wysłano ją z adresu %{from}. Nie przypisano jej do klienta. Nie otwieraj plików i zanim coś zrobisz, zadzwoń do nadawcy.',
    answers:
      'Serwer pocztowy nie potwierdził, że wysłano ją z adresu %{from}. Jest przy zleceniu, bo odpowiada na wysłaną przez was wiadomość. Nie otwieraj plików i zanim coś zrobisz, zadzwoń do nadawcy.',
  },
  conversations: {
    title: 'Korespondencja',
    ofNoOrder: 'Bez zlecenia',
    failed: 'Nie udało się wczytać korespondencji',
    none: 'Nie ma jeszcze żadnych wiadomości.',
    unread:
      '%{smart_count} nieprzeczytana |||| %{smart_count} nieprzeczytane |||| %{smart_count} nieprzeczytanych',
  },
  received: 'Odebrana',
  sent: 'Wysłana',
  before: 'Wcześniej w tej rozmowie',
  after: 'Później w tej rozmowie',
  open: 'Otwórz wiadomość',
  unfold:
    'Pokaż %{smart_count} wiadomość pomiędzy |||| Pokaż %{smart_count} wiadomości pomiędzy |||| Pokaż %{smart_count} wiadomości pomiędzy',
  attachments: {
    title: 'Załączniki',
    download: 'Pobierz %{name}',
    downloaded: 'Zapisano: %{name}',
    failed: 'Nie udało się pobrać pliku',
    notKept: 'Plików bez przycisku pobierania nie zapisano: były puste albo za duże.',
  },
  status: {
    waiting: 'Czeka na potwierdzenie adresu',
    queued: 'Czeka na wysłanie',
    stored: 'Zapisana, niewysłana',
    handed_over: 'Przekazana serwerowi poczty',
    passed_on: 'Link przekazano',
    failed: 'Nie dostarczono',
    read: 'Przeczytana',
    received: 'Odebrana',
  },
  keptOnly: 'Zapisano, ale nie wysłano: nie było wtedy serwera pocztowego.',
  noServer: {
    before: 'Poczta jest wyłączona: e-mail zostanie zapisany, ale nikt go nie dostanie.',
    toast: 'E-mail zapisano, ale nie wysłano',
    toastText: 'Nie ustawiono serwera pocztowego: nikt go nie dostał. Reszta jest zapisana.',
    title: 'Poczta nie wychodzi z tej instalacji',
    text: 'Nie ustawiono serwera pocztowego. E-maile są układane w całości i zachowywane, ale nikt ich nie dostaje. Serwer ustawia osoba, która prowadzi instalację (SMTP_URL).',
  },
  reply: 'Odpowiedz',
  again: 'Wyślij ponownie',
  write: 'Napisz do klienta',
  failed: 'Wiadomości nie udało się dostarczyć',
  loadFailed: 'Nie udało się wczytać wiadomości',
  notFound: {
    title: 'Nie ma takiej wiadomości',
    text: 'Została usunięta albo należy do innej firmy.',
  },
  delete: {
    action: 'Usuń wiadomość',
    title: 'Usunąć „%{subject}”?',
    text: 'Wiadomość zniknie dla wszystkich w Twojej firmie. To, co wysłano, zostaje u adresata.',
    done: 'Wiadomość usunięta',
    failed: 'Nie udało się usunąć wiadomości',
  },
} satisfies typeof English;
