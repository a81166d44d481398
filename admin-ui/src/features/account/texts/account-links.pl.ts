import type { accountLinks as English } from './account-links.en';

export const accountLinks = {
  openApp: 'Otwórz Frakto',
  link: {
    loading: 'Chwileczkę…',
    broken: 'Ten link nie działa',
    hint: {
      reset: 'Każdy link działa tylko raz. Poproś o nowy: to zajmie chwilę.',
      join: 'Jeśli już należysz do firmy, zaloguj się. Jeśli nie, poproś o nowe zaproszenie.',
      confirm:
        'Jeśli adres jest już potwierdzony, wszystko gotowe. Jeśli nie, zaloguj się i poproś o nowy link.',
    },
    newLink: 'Poproś o nowy link',
    toAccount: 'Otwórz swoje konto',
  },
  reset: {
    title: 'Ustaw nowe hasło',
    of: 'Dla konta %{email}.',
    submit: 'Ustaw hasło',
    done: 'Hasło jest ustawione',
    doneText: 'Wszyscy zalogowani na to konto zostali wylogowani. Zaloguj się nowym hasłem.',
    endsPasskeys: 'Nowe hasło usunie klucze dostępu: %{names}.',
    endsChange: 'Anuluje też zmianę adresu na %{email}.',
    endedPasskeys: 'Usunięte klucze dostępu: %{names}. Możesz je dodać ponownie na stronie swojego konta.',
    endedChange: 'Zmiana adresu na %{email} jest anulowana.',
    failed: 'Nie ustawiono hasła',
    whose: 'Tego konta nigdy nie potwierdzono. Czy firma %{company} jest Twoja?',
    mine: 'Tak, to moja rejestracja: zachowaj firmę',
    notMine: 'Nie, ktoś inny użył mojego adresu: usuń mnie z tej firmy',
    choose: 'Wybierz jedną odpowiedź',
  },
  welcome: {
    title: 'Witaj w firmie %{company}',
    titlePlain: 'Witaj we Frakto',
    by: 'Konto zakłada Ci %{name}.',
    text: 'Ustaw hasło do konta %{email}. Nie pozna go nikt inny, a Ty od razu zaczniesz.',
    password: 'Twoje hasło',
    submit: 'Ustaw hasło i zacznij',
  },
  confirm: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Czy %{email} to Twój adres? Potwierdź go tylko wtedy, gdy to Ty rejestrujesz się we Frakto.',
    changeText:
      'Czy %{email} ma zostać adresem Twojego konta? Potwierdź tylko wtedy, gdy to Ty o to prosisz.',
    password: 'Hasło do konta',
    passwordHint: 'Nikt nie jest tu zalogowany na to konto: hasło potwierdza, że jest Twoje.',
    submit: 'Potwierdź adres',
    done: 'Adres jest potwierdzony',
    doneText: 'Od teraz jest to adres Twojego konta.',
    notMe: 'To nie ja',
    notMeText:
      'Ktoś zarejestrował się z Twoim adresem. Nie potwierdzaj go: bez tego konto nie wyśle żadnej wiadomości. Żeby zwolnić adres, wyślemy Ci link: ustawisz nim hasło, wylogujesz osobę, która założyła konto, i zaznaczysz, że firma nie jest Twoja.',
    notMeSubmit: 'Wyślij mi link',
    notMeBack: 'Wróć',
    notMeDone: 'Sprawdź swoją pocztę',
    notMeDoneText:
      'Wysłaliśmy link na %{email}. Działa przez 30 minut. Dopóki go nie użyjesz, nic się nie zmieni.',
    notMeFailed: 'Nie wysłano linku',
    changeNotMeText:
      'Zamknij tę stronę: bez Twojego potwierdzenia adres się nie zmieni, a link przestanie działać %{when}.',
    failed: 'Nie potwierdzono adresu',
  },
  join: {
    title: 'Dołącz do firmy %{company}',
    invitedBy: 'Zaprasza Cię %{name}.',
    existing: 'Ustaw do konta %{email} własne hasło, którego nie zna nikt inny.',
    fresh: 'Załóż konto z adresem %{email}.',
    name: 'Imię i nazwisko',
    submit: 'Dołącz',
    done: 'Należysz teraz do firmy %{company}',
    doneText: 'Zaloguj się nowym hasłem.',
    failed: 'Nie udało się dołączyć',
  },
} satisfies typeof English;
