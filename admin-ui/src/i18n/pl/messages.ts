import type { messages as English } from '../en/messages';

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
  isCut: 'Ta wiadomość była za długa, żeby zachować ją w całości: widzisz jej początek.',
  attachments: {
    title: 'Załączniki',
    download: 'Pobierz %{name}',
    downloaded: 'Zapisano: %{name}',
    failed: 'Nie udało się pobrać pliku',
    notKept: 'Plików bez przycisku pobierania nie zachowano: były puste albo za duże.',
  },
  status: {
    sent: 'W drodze',
    delivered: 'Dostarczono',
    failed: 'Nie dostarczono',
    read: 'Przeczytana',
    received: 'Odebrana',
  },
  reply: 'Odpowiedz',
  again: 'Napisz ponownie',
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
