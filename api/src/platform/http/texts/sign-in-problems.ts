import type { Texts } from './texts.js';

/** What stands against a sign-in or a change of what signs somebody in, by the code of the error. */
export const signInProblems = {
  second_factor_required: {
    pl: 'Podaj kod z aplikacji uwierzytelniającej albo kod odzyskiwania.',
    en: 'Enter the code of your authenticator app or a recovery code.',
    no: 'Skriv inn koden fra autentiseringsappen eller en gjenopprettingskode.',
  },
  second_factor_needed: {
    pl: 'Twoja organizacja wymaga drugiego składnika logowania. Włącz go, aby pracować dalej.',
    en: 'Your organisation asks for a second factor. Turn one on to go on working.',
    no: 'Organisasjonen din krever totrinnsbekreftelse. Slå den på for å jobbe videre.',
  },
  second_factor_on: {
    pl: 'Drugi składnik logowania jest już włączony. Aby go zmienić, najpierw go wyłącz.',
    en: 'A second factor is on already. To change it, turn it off first.',
    no: 'Totrinnsbekreftelse er allerede på. Slå den av først for å endre den.',
  },
  second_factor_not_begun: {
    pl: 'Drugi składnik logowania nie jest włączony. Zacznij od jego skonfigurowania.',
    en: 'No second factor is on. Begin by setting one up.',
    no: 'Totrinnsbekreftelse er ikke på. Begynn med å sette den opp.',
  },
  factor_token_invalid: {
    pl: 'Czas na podanie kodu minął albo było zbyt wiele prób. Zaloguj się jeszcze raz.',
    en: 'The time for the code is over, or there were too many tries. Please sign in again.',
    no: 'Tiden for koden er ute, eller det var for mange forsøk. Logg inn på nytt.',
  },
  wrong_code: {
    pl: 'Nieprawidłowy albo już użyty kod.',
    en: 'A wrong code, or one that was used before.',
    no: 'Feil kode, eller en som er brukt før.',
  },
  passkey_refused: {
    pl: 'Tym kluczem dostępu nie udało się potwierdzić tożsamości. Spróbuj ponownie albo użyj hasła.',
    en: 'This passkey could not be verified. Try again, or use the password.',
    no: 'Passnøkkelen kunne ikke bekreftes. Prøv igjen, eller bruk passordet.',
  },
  passkey_unknown: {
    pl: 'Ten klucz dostępu nie należy już do żadnego konta. Zaloguj się hasłem, a klucz usuń ze swojego urządzenia.',
    en: 'This passkey no longer belongs to an account. Sign in with your password, and delete the passkey on your device.',
    no: 'Denne passnøkkelen hører ikke lenger til noen konto. Logg inn med passordet, og slett passnøkkelen på enheten din.',
  },
  passkey_known: {
    pl: 'Ten klucz dostępu jest już dodany.',
    en: 'This passkey has been added already.',
    no: 'Denne passnøkkelen er allerede lagt til.',
  },
  too_many_passkeys: {
    pl: 'Można mieć najwyżej {limit} {limit:klucz|klucze|kluczy} dostępu. Usuń te, których nie używasz.',
    en: 'There may be at most {limit} {limit:passkey|passkeys}. Remove those that you do not use.',
    no: 'Du kan ha høyst {limit} {limit:passnøkkel|passnøkler}. Fjern dem du ikke bruker.',
  },
  own_second_factor: {
    pl: 'Swój drugi składnik logowania wyłącza się na stronie konta, podając hasło.',
    en: 'Your own second factor is turned off on the page of your account, with the password.',
    no: 'Din egen totrinnsbekreftelse slår du av på kontosiden, med passordet.',
  },
} satisfies Readonly<Record<string, Texts>>;
