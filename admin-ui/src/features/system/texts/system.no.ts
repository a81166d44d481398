import type { system as English } from './system.en';

export const system = {
  title: 'System',
  loadFailed: 'Systemets tilstand kunne ikke lastes',
  onlyAdministrators: {
    title: 'Bare administratorer ser systemet',
    text: 'Det gjelder arbeidet til alle firmaer. Spør en administrator når noe står stille.',
  },
  versions: 'Versjoner',
  product: 'Frakto',
  node: 'Node.js',
  database: 'PostgreSQL',
  schema: 'Siste migrering',
  size: 'Databasens størrelse',
  started: 'Denne prosessen har kjørt siden',
  health: 'Omgivelser',
  mail: 'E-postserver',
  storage: 'Filer',
  outbox: 'Utboks',
  state: {
    ok: 'virker',
    captured: 'ingen: e-poster blir bare lagret',
    unreachable: 'svarer ikke',
    full: 'full',
  },
  outboxState: {
    due: 'på vei',
    retried: 'prøves igjen',
    held: 'venter til eieren bekrefter',
    failed: 'oppgitt i dag',
  },
  oldest:
    'Den eldste har ventet i %{smart_count} minutt |||| Den eldste har ventet i %{smart_count} minutter',
  failed: {
    title: 'Oppgitt',
    none: 'Ingenting er oppgitt.',
    why: 'Arbeid som feilet også siste gang. Når årsaken er borte, kan du la det gjøres på nytt: ingenting blir gjort to ganger.',
    retry: 'Prøv igjen',
    retryOf: 'Prøv %{name} fra %{time} igjen',
    retried: 'Arbeidet gjøres på nytt nå',
    notRetried: 'Arbeidet kunne ikke startes på nytt',
    attempts: '%{smart_count} forsøk |||| %{smart_count} forsøk',
  },
  jobs: {
    title: 'Arbeid i bakgrunnen',
    name: 'Jobb',
    waiting: 'Venter',
    since: 'Siden',
    running: 'Pågår',
    failed: 'Feilet',
  },
} satisfies typeof English;
