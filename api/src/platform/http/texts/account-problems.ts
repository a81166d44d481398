import type { Texts } from './texts.js';

/** What can go wrong with accounts, by the code of the error. */
export const accountProblems = {
  registration_closed: {
    pl: 'Rejestracja jest zamknięta. Poproś o zaproszenie osobę, która prowadzi to Frakto.',
    en: 'Registration is closed. Ask whoever runs this Frakto for an invitation.',
    no: 'Registreringen er stengt. Be den som driver denne Frakto, om en invitasjon.',
  },
  email_unconfirmed: {
    pl: 'Ten adres zarejestrowano już wcześniej, ale nikt go nie potwierdził. Wysłaliśmy na niego link: jeśli to Twój adres, ustaw pod nim własne hasło.',
    en: 'This address was registered before and never confirmed. We have mailed a link to it: if the address is yours, set a password of your own there.',
    no: 'Denne adressen er registrert tidligere og ble aldri bekreftet. Vi har sendt en lenke til den: er adressen din, setter du ditt eget passord der.',
  },
  own_password_needed: {
    pl: 'Hasło do tego konta mógł ustawić ktoś inny. Otwórz link z zaproszenia w swojej poczcie albo wybierz „Nie pamiętasz hasła?” i ustaw własne.',
    en: 'Somebody else may have set the password of this account. Open the link of the invitation in your mailbox, or choose “Forgot password?” and set your own.',
    no: 'Noen andre kan ha satt passordet til denne kontoen. Åpne lenken i invitasjonen i innboksen din, eller velg «Glemt passord?» og sett ditt eget.',
  },
  password_is_own: {
    pl: 'Ta osoba ma już własne hasło albo jej konto jest wyłączone. Hasło zmieni sama: przez „Nie pamiętasz hasła?”.',
    en: 'This person has a password of their own, or their account is turned off. They change it themselves with “Forgot password?”.',
    no: 'Denne personen har sitt eget passord, eller kontoen er slått av. Passordet endrer de selv med «Glemt passord?».',
  },
  too_many_strangers: {
    pl: 'Firma może napisać do {limit} nowych odbiorców na godzinę. Spróbuj ponownie za {retry_after} s.',
    en: 'A company may write to {limit} new recipients an hour. Try again in {retry_after} s.',
    no: 'Et firma kan skrive til {limit} nye mottakere i timen. Prøv igjen om {retry_after} s.',
  },
  too_many_strangers_first_day: {
    pl: 'W pierwszej dobie firma może napisać do {limit} nowych odbiorców. Spróbuj ponownie za {retry_after} s.',
    en: 'In its first day a company may write to {limit} new recipients. Try again in {retry_after} s.',
    no: 'Det første døgnet kan et firma skrive til {limit} nye mottakere. Prøv igjen om {retry_after} s.',
  },
} satisfies Readonly<Record<string, Texts>>;
