import type { accountLinks as English } from './account-links.en';

export const accountLinks = {
  openApp: 'Åpne Frakto',
  link: {
    loading: 'Et øyeblikk…',
    broken: 'Denne lenken virker ikke',
    hint: {
      reset: 'Hver lenke virker bare én gang. Be om en ny: det tar et minutt.',
      join: 'Har du allerede blitt med, logger du inn. Hvis ikke ber du om en ny invitasjon.',
      confirm:
        'Er adressen allerede bekreftet, er alt i orden. Hvis ikke logger du inn og ber om en ny lenke.',
    },
    newLink: 'Be om en ny lenke',
    toAccount: 'Åpne kontoen din',
  },
  reset: {
    title: 'Velg et nytt passord',
    of: 'For kontoen %{email}.',
    submit: 'Lagre passordet',
    done: 'Passordet er lagret',
    doneText: 'Alle som var logget inn på kontoen, er logget ut. Logg inn med det nye passordet.',
    endsPasskeys: 'Det nye passordet fjerner disse passnøklene: %{names}.',
    endsChange: 'Det avbryter også endringen av adressen til %{email}.',
    endedPasskeys: 'Fjernede passnøkler: %{names}. Du kan legge dem til igjen på kontosiden din.',
    endedChange: 'Endringen av adressen til %{email} er avbrutt.',
    failed: 'Passordet ble ikke lagret',
    whose: 'Denne kontoen ble aldri bekreftet. Er firmaet %{company} ditt?',
    mine: 'Ja, jeg registrerte det: behold firmaet',
    notMine: 'Nei, noen andre brukte adressen min: ta meg ut av firmaet',
    choose: 'Velg ett av svarene',
  },
  welcome: {
    title: 'Velkommen til %{company}',
    titlePlain: 'Velkommen til Frakto',
    by: '%{name} har laget en konto til deg.',
    text: 'Velg et passord for %{email}. Ingen andre får vite det, og så er du i gang.',
    password: 'Passordet ditt',
    submit: 'Lagre passordet og start',
  },
  confirm: {
    title: 'Bekreft e-postadressen din',
    text: 'Er %{email} adressen din? Bekreft den bare hvis du selv har registrert deg hos Frakto.',
    changeText:
      'Skal %{email} bli adressen til kontoen din? Bekreft bare hvis du selv har bedt om endringen.',
    password: 'Passordet til kontoen',
    passwordHint: 'Du er ikke logget inn her: passordet viser at kontoen er din.',
    submit: 'Bekreft adressen',
    done: 'Adressen er bekreftet',
    doneText: 'Fra nå av er dette adressen til kontoen din.',
    notMe: 'Dette var ikke meg',
    notMeText:
      'Noen har registrert seg med adressen din. Ikke bekreft den: uten deg kan kontoen ikke sende e-post. For å frigjøre adressen sender vi deg en lenke: med den velger du et passord, logger ut den som opprettet kontoen, og sier at firmaet ikke er ditt.',
    notMeSubmit: 'Send meg lenken',
    notMeBack: 'Tilbake',
    notMeDone: 'Sjekk innboksen din',
    notMeDoneText:
      'Vi har sendt en lenke til %{email}. Den virker i 30 minutter. Til du bruker den, endres ingenting.',
    notMeFailed: 'Lenken ble ikke sendt',
    changeNotMeText:
      'Lukk denne siden: uten bekreftelse fra deg endres ikke adressen, og lenken slutter å virke %{when}.',
    failed: 'Adressen ble ikke bekreftet',
  },
  join: {
    title: 'Bli med i %{company}',
    invitedBy: '%{name} inviterer deg.',
    existing: 'Velg ditt eget passord for %{email}, et som ingen andre kjenner.',
    fresh: 'Opprett kontoen din for %{email}.',
    name: 'Fullt navn',
    submit: 'Bli med',
    done: 'Du er nå med i %{company}',
    doneText: 'Logg inn med det nye passordet.',
    failed: 'Kunne ikke bli med',
  },
} satisfies typeof English;
