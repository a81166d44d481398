import type { StatusMessages } from '../pl/status';

export const status: StatusMessages = {
  title: 'The public pages work',
  lead: 'This page checks that the forms behind links open and that the API answers.',
  page: 'Page',
  pageLoaded: 'Loaded',
  script: 'Script',
  scriptRuns: 'Running',
  scriptWaits: 'Waiting to start',
  api: 'API',
  apiChecking: 'Checking...',
  apiReady: 'Ready',
  apiNotReady: 'Answers, but is not ready',
  apiSilent: 'Does not answer',
  version: 'Version',
  language: 'Language',
  languageName: 'English',
  checked: 'Checked at',
  again: 'Check again',
};
