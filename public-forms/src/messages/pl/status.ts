export const status = {
  title: 'Strony publiczne działają',
  lead: 'Ta strona sprawdza, czy formularze z linków otwierają się i czy odpowiada API.',
  page: 'Strona',
  pageLoaded: 'Wczytana',
  script: 'Skrypt',
  scriptRuns: 'Działa',
  scriptWaits: 'Czeka na uruchomienie',
  api: 'API',
  apiChecking: 'Sprawdzanie...',
  apiReady: 'Gotowe',
  apiNotReady: 'Odpowiada, ale nie jest gotowe',
  apiSilent: 'Nie odpowiada',
  version: 'Wersja',
  language: 'Język',
  languageName: 'polski',
  checked: 'Sprawdzono',
  again: 'Sprawdź ponownie',
};

/** Texts of the self-check page, in one language. */
export type StatusMessages = typeof status;
