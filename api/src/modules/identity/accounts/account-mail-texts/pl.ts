import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('pl', count, { one: 'minutę', few: 'minuty', other: 'minut' });
const hours = (count: number) => counted('pl', count, { one: 'godzinę', few: 'godziny', other: 'godzin' });
const days = (count: number) => counted('pl', count, { one: 'dzień', few: 'dni', other: 'dni' });

export const polish: AccountMailTexts = {
  greeting: (name) => (name ? `Dzień dobry, ${name}!` : 'Dzień dobry!'),
  circumstances: ({ when, address }) =>
    [`Kiedy: ${when}`, ...(address ? [`Adres IP: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'Jeśli to nie Ty, od razu wybierz „Nie pamiętasz hasła?” na stronie logowania i ustaw nowe hasło: wyloguje to wszystkich, którzy są zalogowani na Twoje konto, i usunie jego klucze dostępu.',
    administrator:
      'O nowe hasło zapytaj administratora albo wybierz „Nie pamiętasz hasła?” na stronie logowania i ustaw własne, którego nikt inny nie zna.',
    not_you_factor:
      'Jeśli to nie Ty, od razu napisz do właściciela swojej firmy albo administratora Frakto: samo nowe hasło nie pomoże, bo drugi składnik pozostanie włączony, dopóki administrator go nie wyłączy.',
    ignore: 'Jeśli to nie Twoja prośba, nic nie rób: bez linku nic się nie zmieni.',
    uninvited: 'Jeśli nie chcesz dołączyć, nic nie rób: bez linku nic się nie zmieni.',
    unexpected:
      'Jeśli ta wiadomość jest dla Ciebie niespodzianką, nic nie rób: bez linku nic się nie zmieni.',
  },
  signIn: 'Otwórz Frakto',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Ustaw nowe hasło',
      paragraphs: [
        'Ktoś poprosił o nowe hasło do Twojego konta Frakto. Ustawisz je pod linkiem.',
        `Link działa tylko raz i jest ważny przez ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Ustaw nowe hasło',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'Konto z Twoim adresem e-mail',
      paragraphs: [
        'Istnieje konto Frakto z tym adresem e-mail, którego nikt nie potwierdził. Adres należy do Ciebie, więc konto też.',
        `Pod linkiem ustawisz własne hasło; wszyscy zalogowani na to konto zostaną wylogowani. Link działa tylko raz i jest ważny przez ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Przejmij konto',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'Twoje hasło zostało zmienione',
      paragraphs: [
        byAdministrator
          ? 'Administrator ustawił nowe hasło do Twojego konta Frakto i wylogował Cię wszędzie.'
          : 'Hasło do Twojego konta Frakto zostało zmienione.',
        ...(passkeys.length > 0
          ? [`Klucze dostępu, które już nie działają: ${passkeys.map((name) => `„${name}”`).join(', ')}.`]
          : []),
        ...(secondFactor
          ? [
              'Logowanie nie wymaga już kodu: drugi składnik został wyłączony razem z poprzednim hasłem. Na stronie konta można go włączyć ponownie.',
            ]
          : []),
        ...(newEmail ? [`Zmiana adresu na ${newEmail} została anulowana.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Potwierdź nowy adres e-mail',
      paragraphs: [
        'Ten adres ma zostać adresem konta Frakto. Zacznie obowiązywać, gdy go potwierdzisz.',
        `Link działa tylko raz i jest ważny przez ${hours(facts.hours)}.`,
        circumstances,
      ],
      link: 'Potwierdź adres',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Twój adres e-mail ma zostać zmieniony',
      paragraphs: [
        `Ktoś, kto zna Twoje hasło, poprosił o zmianę adresu Twojego konta Frakto na ${newEmail}. Dopóki nowy adres nie zostanie potwierdzony, obowiązuje ten; ustawienie nowego hasła anuluje zmianę.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'Twój adres e-mail został zmieniony',
      paragraphs: byAdministrator
        ? [
            `Administrator zmienił adres Twojego konta Frakto na ${newEmail} i wylogował Cię wszędzie. Tego adresu nie można już użyć do logowania.`,
            circumstances,
            'Jeśli nie wiesz dlaczego, zapytaj administratora.',
          ]
        : [
            `Twoje konto Frakto ma teraz adres ${newEmail}. Tego adresu nie można już użyć do logowania.`,
            circumstances,
            'Jeśli to nie Ty, od razu napisz do właściciela swojej firmy albo administratora Frakto.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'Potwierdź swój adres e-mail',
      paragraphs: [
        'Z tym adresem założono konto Frakto. Potwierdź, że należy do Ciebie: do tego czasu wiadomości Twojej firmy nie będą wysyłane.',
        `Link działa tylko raz i jest ważny przez ${days(facts.days)}.`,
        circumstances,
        'Jeśli konto założył ktoś inny, nie otwieraj linku. Konto możesz przejąć przez „Nie pamiętasz hasła?” na stronie logowania.',
      ],
      link: 'Potwierdź adres',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'Twój adres e-mail jest potwierdzony',
      paragraphs: [
        'Dziękujemy, adres jest potwierdzony. Wiadomości Twojej firmy, które czekały, są teraz wysyłane.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Ustaw swoje hasło',
      paragraphs: [
        facts.company
          ? `${facts.by} z firmy ${facts.company} udostępnia Ci konto Frakto.`
          : `${facts.by}, administrator Frakto, prosi o ustawienie własnego hasła do Twojego konta Frakto.`,
        `Pod linkiem ustawisz hasło, którego nikt inny nie pozna. Link działa tylko raz i jest ważny przez ${days(facts.days)}.`,
      ],
      link: 'Ustaw swoje hasło',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `Zaproszenie do firmy ${facts.company}`,
      paragraphs: [
        `${facts.by} z firmy ${facts.company} zaprasza do wspólnej pracy we Frakto.`,
        'Hasło do Twojego konta ustawił ktoś inny. Aby nikt poza Tobą nie miał dostępu, pod linkiem ustawisz własne i dołączysz.',
        `Link działa tylko raz i jest ważny przez ${days(facts.days)}.`,
      ],
      link: 'Ustaw hasło i dołącz',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `Zaproszenie do firmy ${facts.company}`,
      paragraphs: [
        `${facts.by} z firmy ${facts.company} zaprasza do wspólnej pracy we Frakto.`,
        `Pod linkiem założysz konto: podasz imię i nazwisko oraz własne hasło. Link działa tylko raz i jest ważny przez ${days(facts.days)}.`,
      ],
      link: 'Załóż konto i dołącz',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'Logowanie z nowego urządzenia',
      paragraphs: [
        'Ktoś zalogował się na Twoje konto Frakto z urządzenia, którego wcześniej nie używano.',
        [...(device ? [`Urządzenie: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'Wylogowano Cię wszędzie',
      paragraphs: [
        'Administrator zakończył wszystkie sesje Twojego konta Frakto. Wszędzie, gdzie było otwarte, trzeba zalogować się ponownie; hasło się nie zmienia.',
        circumstances,
        'Jeśli nie wiesz dlaczego, zapytaj administratora.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'Drugi składnik logowania jest włączony',
      paragraphs: [
        'Logowanie na Twoje konto Frakto wymaga teraz, oprócz hasła, kodu z aplikacji uwierzytelniającej.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'Drugi składnik logowania przeniesiono do innej aplikacji',
      paragraphs: [
        'Logowanie na Twoje konto Frakto wymaga teraz kodów z innej aplikacji uwierzytelniającej. Poprzednia aplikacja i poprzednie kody odzyskiwania już nie działają.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'Drugi składnik logowania jest wyłączony',
      ...(byAdministrator
        ? {
            paragraphs: [
              'Administrator wyłączył drugi składnik logowania na Twoje konto Frakto i wylogował Cię wszędzie: wystarczy teraz hasło. Na stronie konta można go włączyć ponownie.',
              circumstances,
              'Jeśli nie wiesz dlaczego, zapytaj administratora.',
            ],
          }
        : {
            paragraphs: [
              'Logowanie na Twoje konto Frakto nie wymaga już kodu: wystarczy hasło.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'Masz nowe kody odzyskiwania',
      paragraphs: [
        'Na Twoim koncie Frakto utworzono nowe kody odzyskiwania. Poprzednie już nie działają.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice ? 'Użyto kodu odzyskiwania na nowym urządzeniu' : 'Użyto kodu odzyskiwania',
      paragraphs: [
        'Ktoś zalogował się na Twoje konto Frakto kodem odzyskiwania zamiast kodu z aplikacji. Ten kod już nie działa.',
        `Pozostało: ${counted('pl', left, { one: 'kod odzyskiwania', few: 'kody odzyskiwania', other: 'kodów odzyskiwania' })}. Nowe kody można utworzyć na stronie konta.`,
        ...(isNewDevice
          ? [
              device
                ? `Tego urządzenia wcześniej nie używano: ${device}.`
                : 'Tego urządzenia wcześniej nie używano.',
            ]
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'Dodano klucz dostępu',
      paragraphs: [
        `Kluczem dostępu „${name}” można teraz zalogować się na Twoje konto Frakto bez hasła.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'Usunięto klucz dostępu',
      paragraphs: [
        `Kluczem dostępu „${name}” nie można już zalogować się na Twoje konto Frakto.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `Klucz API „${name}” wkrótce wygaśnie`,
      paragraphs: [
        `Klucz API „${name}” (${prefix}…) Twojej firmy przestanie działać: ${time}.`,
        'Program, który go używa, nie będzie już mógł łączyć się z Frakto. Utwórz nowy klucz w ustawieniach firmy, wpisz go w tym programie, a potem usuń stary.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `Ogłoszono awarię całkowitą KSeF od ${day}`,
          paragraphs: [
            `Serwis statusu Ministerstwa (Latarnia) ogłosił awarię całkowitą KSeF od ${day}. Frakto wpisało ją samo: faktur wystawionych w jej trakcie nie trzeba i nie będziemy przesyłać do KSeF.`,
            'Jeśli to pomyłka, usuń tę przerwę w ustawieniach KSeF: faktury dostaną wtedy zwykły termin i zostaną wysłane.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Faktury czekają na koniec przerwy w KSeF od ${day}`,
          paragraphs: [
            `Przerwa w KSeF wpisana od ${day} nie ma końca, więc Frakto nic nie wysyła. Czeka: ${counted('pl', count, { one: 'faktura', few: 'faktury', other: 'faktur' })}: ${list}.`,
            'Jeśli przerwa się skończyła, wpisz jej koniec w ustawieniach KSeF. Frakto wyśle wtedy faktury samo.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `Minął termin przesłania faktur do KSeF: ${day}`,
          paragraphs: [
            `W KSeF wciąż nie ma: ${counted('pl', count, { one: 'faktury', few: 'faktur', other: 'faktur' })}, choć termin minął ${day}: ${list}.`,
            'Frakto nadal próbuje je wysłać, chyba że KSeF je odrzucił. W Finansach, w widoku „Do KSeF”, sprawdź, co je wstrzymuje, i popraw to jak najszybciej.',
          ],
        };
      return {
        subject: `Faktury muszą trafić do KSeF do ${day}`,
        paragraphs: [
          `W KSeF nie ma jeszcze: ${counted('pl', count, { one: 'faktury', few: 'faktur', other: 'faktur' })}. Można je przesłać najpóźniej ${day}: ${list}.`,
          'Frakto wyśle je samo, gdy tylko KSeF je przyjmie. W Finansach, w widoku „Do KSeF”, sprawdź, co je wstrzymuje, i popraw to, póki jest czas.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `Certyfikat KSeF traci ważność ${day}`,
      paragraphs: [
        isOffline
          ? `Certyfikat, którym Twoja firma podpisuje kod faktur wystawianych offline, traci ważność ${day}. Potem faktury wystawione podczas przerwy w KSeF nie dostaną kodu II.`
          : `Certyfikat, którym Twoja firma loguje się do KSeF, traci ważność ${day}. Potem Frakto nie wyśle do KSeF żadnej faktury.`,
        'Pobierz nowy certyfikat w Aplikacji Podatnika KSeF i wgraj go w ustawieniach KSeF. Wniosek o nowy można złożyć, póki stary jest ważny.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `Webhook do ${host} został wyłączony`,
      paragraphs: [
        reason === 'gone'
          ? `Adres ${host} odpowiedział, że już nie istnieje (410). Frakto nic więcej tam nie wysyła.`
          : `Od ${days} dni nie udało się nic dostarczyć pod adres ${host}. Frakto nic więcej tam nie wysyła.`,
        'Zdarzenia są przechowywane przez 30 dni. Gdy program znów będzie gotowy, włącz webhook w ustawieniach firmy; stamtąd można też wysłać to, co go ominęło.',
      ],
    }),
  },
};
