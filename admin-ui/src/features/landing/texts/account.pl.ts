import type { account as English } from './account.en';

export const account = {
  title: 'Twoje konto',
  toLogin: 'Zaloguj się',
  newPassword: 'Nowe hasło',
  passwordHint: 'Co najmniej 6 znaków i trudne do odgadnięcia: na przykład trzy przypadkowe słowa.',
  forgot: {
    link: 'Nie pamiętasz hasła?',
    title: 'Nie pamiętasz hasła?',
    text: 'Podaj adres e-mail swojego konta. Wyślemy Ci link do ustawienia nowego hasła.',
    submit: 'Wyślij link',
    done: 'Sprawdź swoją pocztę',
    doneText: 'Jeśli istnieje konto z adresem %{email}, wysłaliśmy na niego link. Działa przez 30 minut.',
    failed: 'Nie wysłano linku',
    back: 'Wróć do logowania',
  },
  closed: {
    invited: 'Konto można założyć tylko z zaproszenia: poproś o nie właściciela swojej firmy.',
    off: 'Nowe konta zakłada administrator tego Frakto.',
  },
  registered: 'Wysłaliśmy link do potwierdzenia adresu. Możesz się już zalogować.',
  confirm: {
    banner: 'Potwierdź swój adres e-mail: wysłaliśmy link na %{email}.',
    bannerOwner: 'Do tego czasu wiadomości Twojej firmy czekają na wysłanie.',
    again: 'Wyślij ponownie',
    sent: 'Wysłaliśmy nowy link',
    notSent: 'Nie wysłano linku',
  },
  choice: {
    title: 'Hasło',
    link: 'Wyślij link: ta osoba sama ustawi hasło',
    password: 'Ustaw hasło teraz i przekaż je samodzielnie',
  },
} satisfies typeof English;
