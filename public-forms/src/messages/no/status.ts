import type { StatusMessages } from '../pl/status';

export const status: StatusMessages = {
  title: 'De offentlige sidene virker',
  lead: 'Denne siden sjekker at skjemaene bak lenkene åpnes, og at API-et svarer.',
  page: 'Side',
  pageLoaded: 'Lastet',
  script: 'Skript',
  scriptRuns: 'Kjører',
  scriptWaits: 'Venter på start',
  api: 'API',
  apiChecking: 'Sjekker...',
  apiReady: 'Klart',
  apiNotReady: 'Svarer, men er ikke klart',
  apiSilent: 'Svarer ikke',
  version: 'Versjon',
  language: 'Språk',
  languageName: 'norsk',
  checked: 'Sjekket',
  again: 'Sjekk igjen',
};
