import type { account as English } from './account.en';

export const account = {
  title: 'Kontoen din',
  toLogin: 'Logg inn',
  newPassword: 'Nytt passord',
  passwordHint: 'Minst 6 tegn og vanskelig å gjette: tre tilfeldige ord, for eksempel.',
  forgot: {
    link: 'Glemt passord?',
    title: 'Glemt passordet?',
    text: 'Skriv inn e-postadressen til kontoen din. Vi sender deg en lenke for å velge et nytt passord.',
    submit: 'Send lenken',
    done: 'Sjekk innboksen din',
    doneText: 'Hvis det finnes en konto for %{email}, er en lenke på vei. Den virker i 30 minutter.',
    failed: 'Lenken ble ikke sendt',
    back: 'Tilbake til innloggingen',
  },
  closed: {
    invited: 'Nye kontoer opprettes bare etter invitasjon: be eieren av firmaet ditt om å invitere deg.',
    off: 'Nye kontoer opprettes av administratoren for Frakto hos dere.',
  },
  registered: 'Vi har sendt deg en lenke for å bekrefte adressen. Du kan allerede logge inn.',
  confirm: {
    banner: 'Bekreft e-postadressen din: vi har sendt en lenke til %{email}.',
    bannerOwner: 'E-post fra firmaet ditt holdes tilbake til da.',
    again: 'Send på nytt',
    sent: 'Lenken er på vei',
    notSent: 'Lenken ble ikke sendt',
  },
  choice: {
    title: 'Passord',
    link: 'Send en lenke: personen velger sitt eget passord',
    password: 'Velg et passord nå og gi det videre selv',
  },
} satisfies typeof English;
