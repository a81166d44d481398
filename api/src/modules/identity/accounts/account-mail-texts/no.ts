import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('nb', count, { one: 'minutt', other: 'minutter' });
const hours = (count: number) => counted('nb', count, { one: 'time', other: 'timer' });
const days = (count: number) => counted('nb', count, { one: 'dag', other: 'dager' });

export const norwegian: AccountMailTexts = {
  greeting: (name) => (name ? `Hei, ${name}!` : 'Hei!'),
  circumstances: ({ when, address }) =>
    [`Når: ${when}`, ...(address ? [`IP-adresse: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'Var det ikke deg, velg «Glemt passord?» på innloggingssiden med en gang og sett et nytt passord: da logges alle ut som er logget inn på kontoen din, og passnøklene fjernes.',
    administrator:
      'Spør administratoren om det nye passordet, eller velg «Glemt passord?» på innloggingssiden og sett ditt eget, som ingen andre kjenner.',
    not_you_factor:
      'Var det ikke deg, skriv med en gang til eieren av firmaet ditt eller administratoren for Frakto hos dere: et nytt passord alene hjelper ikke, for totrinnsbekreftelsen er på til en administrator slår den av.',
    ignore: 'Har du ikke bedt om dette, trenger du ikke gjøre noe: uten lenken endres ingenting.',
    uninvited: 'Vil du ikke bli med, trenger du ikke gjøre noe: uten lenken endres ingenting.',
    unexpected: 'Ventet du ikke denne e-posten, trenger du ikke gjøre noe: uten lenken endres ingenting.',
  },
  signIn: 'Åpne Frakto',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Sett et nytt passord',
      paragraphs: [
        'Noen har bedt om et nytt passord til Frakto-kontoen din. Med lenken kan du sette det.',
        `Lenken kan brukes én gang og er gyldig i ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Sett et nytt passord',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'En konto med e-postadressen din',
      paragraphs: [
        'Det finnes en Frakto-konto med denne e-postadressen som ingen har bekreftet. Adressen er din, så kontoen er også din.',
        `Med lenken setter du ditt eget passord; alle som er logget inn på kontoen, logges ut. Lenken kan brukes én gang og er gyldig i ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Overta kontoen',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'Passordet ditt er endret',
      paragraphs: [
        byAdministrator
          ? 'En administrator har satt et nytt passord til Frakto-kontoen din og logget deg ut overalt.'
          : 'Passordet til Frakto-kontoen din er endret.',
        ...(passkeys.length > 0
          ? [`Passnøkler som ikke lenger virker: ${passkeys.map((name) => `«${name}»`).join(', ')}.`]
          : []),
        ...(secondFactor
          ? [
              'Innlogging krever ikke lenger en kode: totrinnsbekreftelsen ble slått av sammen med det gamle passordet. Du kan slå den på igjen på kontosiden.',
            ]
          : []),
        ...(newEmail ? [`Endringen av adressen til ${newEmail} er avbrutt.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Bekreft den nye e-postadressen',
      paragraphs: [
        'Denne adressen skal bli adressen til en Frakto-konto. Den gjelder så snart du har bekreftet den.',
        `Lenken kan brukes én gang og er gyldig i ${hours(facts.hours)}.`,
        circumstances,
      ],
      link: 'Bekreft adressen',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Noen vil endre e-postadressen din',
      paragraphs: [
        `Noen som kjenner passordet ditt, har bedt om å endre adressen til Frakto-kontoen din til ${newEmail}. Denne adressen gjelder til den nye er bekreftet; et nytt passord avbryter endringen.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'E-postadressen din er endret',
      paragraphs: byAdministrator
        ? [
            `En administrator har endret adressen til Frakto-kontoen din til ${newEmail} og logget deg ut overalt. Denne adressen kan ikke lenger brukes til å logge inn.`,
            circumstances,
            'Vet du ikke hvorfor, spør administratoren din.',
          ]
        : [
            `Frakto-kontoen din har nå adressen ${newEmail}. Denne adressen kan ikke lenger brukes til å logge inn.`,
            circumstances,
            'Var det ikke deg, skriv med en gang til eieren av firmaet ditt eller administratoren for Frakto hos dere.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'Bekreft e-postadressen din',
      paragraphs: [
        'Det er opprettet en Frakto-konto med denne adressen. Bekreft at den er din: inntil da holdes e-postene fra firmaet ditt tilbake.',
        `Lenken kan brukes én gang og er gyldig i ${days(facts.days)}.`,
        circumstances,
        'Har du ikke registrert deg, skal du ikke åpne lenken. Du kan overta kontoen med «Glemt passord?» på innloggingssiden.',
      ],
      link: 'Bekreft adressen',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'E-postadressen din er bekreftet',
      paragraphs: [
        'Takk, adressen er bekreftet. E-postene fra firmaet ditt som har ventet, sendes nå.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Sett passordet ditt',
      paragraphs: [
        facts.company
          ? `${facts.by} i ${facts.company} har opprettet en Frakto-konto til deg.`
          : `${facts.by}, som er administrator for Frakto, ber deg sette ditt eget passord til Frakto-kontoen din.`,
        `Med lenken setter du passordet ditt, som ingen andre får vite. Lenken kan brukes én gang og er gyldig i ${days(facts.days)}.`,
      ],
      link: 'Sett passordet ditt',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `Invitasjon til ${facts.company}`,
      paragraphs: [
        `${facts.by} i ${facts.company} inviterer deg til å jobbe sammen i Frakto.`,
        'Passordet til kontoen din er satt av noen andre. For at ingen andre enn du skal komme inn, setter du ditt eget med lenken og blir med.',
        `Lenken kan brukes én gang og er gyldig i ${days(facts.days)}.`,
      ],
      link: 'Sett passord og bli med',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `Invitasjon til ${facts.company}`,
      paragraphs: [
        `${facts.by} i ${facts.company} inviterer deg til å jobbe sammen i Frakto.`,
        `Med lenken oppretter du kontoen din: navnet ditt og ditt eget passord. Lenken kan brukes én gang og er gyldig i ${days(facts.days)}.`,
      ],
      link: 'Opprett kontoen og bli med',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'Innlogging fra en ny enhet',
      paragraphs: [
        'Noen logget inn på Frakto-kontoen din fra en enhet som ikke har vært brukt før.',
        [...(device ? [`Enhet: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'Du er logget ut overalt',
      paragraphs: [
        'En administrator har avsluttet alle øktene til Frakto-kontoen din. Du må logge inn på nytt overalt der du var logget inn; passordet er det samme.',
        circumstances,
        'Vet du ikke hvorfor, spør administratoren din.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'Totrinnsbekreftelse er slått på',
      paragraphs: [
        'Innlogging på Frakto-kontoen din krever nå en kode fra autentiseringsappen i tillegg til passordet.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'Totrinnsbekreftelsen er flyttet til en annen app',
      paragraphs: [
        'Innlogging på Frakto-kontoen din krever nå kodene fra en annen autentiseringsapp. Den forrige appen og de gamle gjenopprettingskodene virker ikke lenger.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'Totrinnsbekreftelse er slått av',
      ...(byAdministrator
        ? {
            paragraphs: [
              'En administrator har slått av totrinnsbekreftelsen for Frakto-kontoen din og logget deg ut overalt: passordet er nok nå. Du kan slå den på igjen på kontosiden.',
              circumstances,
              'Vet du ikke hvorfor, spør administratoren din.',
            ],
          }
        : {
            paragraphs: [
              'Innlogging på Frakto-kontoen din krever ikke lenger en kode: passordet er nok.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'Du har nye gjenopprettingskoder',
      paragraphs: [
        'Det er laget nye gjenopprettingskoder til Frakto-kontoen din. De gamle virker ikke lenger.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice
        ? 'En gjenopprettingskode ble brukt på en ny enhet'
        : 'En gjenopprettingskode ble brukt',
      paragraphs: [
        'Noen logget inn på Frakto-kontoen din med en gjenopprettingskode i stedet for koden fra appen. Den koden virker ikke lenger.',
        `Du har ${counted('nb', left, { one: 'gjenopprettingskode', other: 'gjenopprettingskoder' })} igjen. Nye lager du på kontosiden.`,
        ...(isNewDevice
          ? [device ? `Enheten har ikke vært brukt før: ${device}.` : 'Enheten har ikke vært brukt før.']
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'En passnøkkel ble lagt til',
      paragraphs: [
        `Passnøkkelen «${name}» kan nå brukes til å logge inn på Frakto-kontoen din, uten passord.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'En passnøkkel ble fjernet',
      paragraphs: [
        `Passnøkkelen «${name}» kan ikke lenger brukes til å logge inn på Frakto-kontoen din.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `API-nøkkelen «${name}» utløper snart`,
      paragraphs: [
        `Firmaets API-nøkkel «${name}» (${prefix}…) slutter å virke: ${time}.`,
        'Programmet som bruker den, når da ikke lenger Frakto. Opprett en ny nøkkel i firmaets innstillinger, legg den inn i programmet, og fjern så den gamle.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `Det er kunngjort et totalt avbrudd i KSeF fra ${day}`,
          paragraphs: [
            `Departementets statustjeneste (Latarnia) har kunngjort et totalt avbrudd i KSeF fra ${day}. Frakto la det inn av seg selv: fakturaer som utstedes i mellomtiden, trenger ikke å sendes til KSeF, og blir ikke sendt.`,
            'Er det en feil, fjern avbruddet i KSeF-innstillingene: fakturaene får da sin vanlige frist og blir sendt.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Fakturaer venter på slutten av et avbrudd i KSeF siden ${day}`,
          paragraphs: [
            `Avbruddet i KSeF som er lagt inn fra ${day}, har ingen slutt, så Frakto sender ingenting. ${counted('no', count, { one: 'faktura venter', other: 'fakturaer venter' })}: ${list}.`,
            'Er avbruddet over, legg inn slutten i KSeF-innstillingene. Frakto sender da fakturaene av seg selv.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `Fristen for å sende fakturaer til KSeF er ute: ${day}`,
          paragraphs: [
            `${counted('no', count, { one: 'faktura er', other: 'fakturaer er' })} fortsatt ikke i KSeF, selv om siste dag var ${day}: ${list}.`,
            'Frakto prøver videre, med mindre KSeF har avvist dem. Se på siden Økonomi under «Til KSeF» hva som holder dem igjen, og rett det så snart du kan.',
          ],
        };
      return {
        subject: `Fakturaer må være i KSeF innen ${day}`,
        paragraphs: [
          `${counted('no', count, { one: 'faktura er', other: 'fakturaer er' })} ennå ikke i KSeF og kan sendes senest ${day}: ${list}.`,
          'Frakto sender dem av seg selv så snart KSeF tar imot dem. Se på siden Økonomi under «Til KSeF» hva som holder dem igjen, og rett det mens det er tid.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `KSeF-sertifikatet utløper ${day}`,
      paragraphs: [
        isOffline
          ? `Sertifikatet som signerer koden på firmaets frakoblede fakturaer, utløper ${day}. Etter det får fakturaer som utstedes mens KSeF ikke er tilgjengelig, ingen kode II.`
          : `Sertifikatet som firmaet logger seg inn i KSeF med, utløper ${day}. Etter det sender Frakto ingen fakturaer til KSeF.`,
        'Hent et nytt sertifikat i KSeFs applikasjon for skattytere, og legg det inn i KSeF-innstillingene. Et nytt kan søkes om så lenge det gamle er gyldig.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `Webhooken til ${host} er slått av`,
      paragraphs: [
        reason === 'gone'
          ? `${host} svarte at adressen ikke finnes lenger (410). Frakto sender ikke mer dit.`
          : `I ${days} dager har ingenting kunnet leveres til ${host}. Frakto sender ikke mer dit.`,
        'Hendelser oppbevares i 30 dager. Når programmet er klart igjen, slå på webhooken i firmaets innstillinger; der kan du også sende det den har gått glipp av.',
      ],
    }),
  },
};
