import type { UiLanguage } from '../../../kernel/text/language.js';

/** One text in each language of the interface. */
export type Texts = Readonly<Record<UiLanguage, string>>;

/** Titles of HTTP statuses. */
export const titles: Readonly<Record<number, Texts>> = {
  400: { pl: 'Nieprawidłowe żądanie', en: 'Bad request', no: 'Ugyldig forespørsel' },
  401: { pl: 'Wymagane logowanie', en: 'Sign-in required', no: 'Innlogging kreves' },
  403: { pl: 'Brak uprawnień', en: 'Not allowed', no: 'Ikke tillatt' },
  404: { pl: 'Nie znaleziono', en: 'Not found', no: 'Ikke funnet' },
  405: { pl: 'Niedozwolona metoda', en: 'Method not allowed', no: 'Metoden er ikke tillatt' },
  408: { pl: 'Przekroczono czas', en: 'Timed out', no: 'Tidsavbrudd' },
  409: { pl: 'Konflikt', en: 'Conflict', no: 'Konflikt' },
  413: { pl: 'Za duże żądanie', en: 'Too large', no: 'For stort' },
  415: { pl: 'Nieobsługiwany rodzaj treści', en: 'Unsupported content', no: 'Innholdstypen støttes ikke' },
  422: { pl: 'Nieprawidłowe dane', en: 'Invalid data', no: 'Ugyldige data' },
  429: { pl: 'Za dużo prób', en: 'Too many requests', no: 'For mange forsøk' },
  500: { pl: 'Błąd serwera', en: 'Server error', no: 'Serverfeil' },
  503: { pl: 'Usługa niedostępna', en: 'Unavailable', no: 'Utilgjengelig' },
};
