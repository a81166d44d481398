import type { CommonMessages } from '../pl/common';
import { facts } from './facts';

export const common: CommonMessages = {
  language: 'Språk: norsk',
  noScript:
    'Denne siden krever JavaScript. Slå det på i nettleseren, eller svar på e-posten som lenken kom fra.',
  processing: 'Behandler...',
  loading: 'Laster…',
  notGiven: 'Ikke oppgitt',
  required: 'Må fylles ut',
  back: 'Tilbake',
  footer: (company) => `Skjemaet drives av Frakto på vegne av ${company}`,
  footerAlone: 'Skjemaet drives av Frakto',
  validUntil: (date) => `Lenken er gyldig til ${date}.`,
  days: (n) => (n === 1 ? '1 dag' : `${n} dager`),
  palletsText: (n, count) => (count === 1 ? `${n} pall` : `${n} paller`),
  warsawTime: 'polsk tid',
  keptHere: 'Det du skriver, blir i denne nettleseren til du sender det.',
  next: 'Hva skjer nå',

  pickup: 'Lasting',
  delivery: 'Lossing',
  leg: (n) => `Etappe ${n}`,
  cargo: 'Gods',
  pallets: 'Paller',
  weight: 'Vekt',
  cargoType: 'Godstype',
  notes: 'Merknader',
  facts,
  paymentTerm: 'Betalingsfrist',

  summaryTitle: (n) => (n === 1 ? 'Rett 1 felt for å sende' : `Rett ${n} felt for å sende`),
  incompleteDate: 'Skriv inn hele datoen med klokkeslett',
  notANumber: 'Skriv inn et tall',
  whichNumber: (one, other) => `Er det ${one} eller ${other}?`,
  tooManyDecimals: 'Høyst to desimaler',
  tooLong: (max) => `Høyst ${max} tegn`,
  tooMuch: (max) => `Høyst ${max}`,

  troubleOffline: 'Ingen forbindelse',
  troubleOfflineText: 'Ingenting er tapt: det du skrev, er fortsatt på siden. Sjekk internett og prøv igjen.',
  troubleWait: 'For mange forsøk',
  troubleWaitText: (seconds) =>
    seconds >= 90
      ? `Prøv igjen om ${Math.ceil(seconds / 60)} minutter.`
      : `Prøv igjen om ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}.`,
  troubleWaitOver: 'Du kan prøve igjen nå.',
  troubleServer: 'Feilen er vår, ikke din. Prøv igjen om et øyeblikk.',
  troubleCode: (code) => `Referanse: ${code}`,
  loadFailed: 'Dataene kunne ikke lastes',
  sample: 'Dette er et eksempel med oppdiktede data. Det er ingens ordre, og den kan ikke besvares.',
  retry: 'Prøv igjen',

  badLink: 'Ugyldig lenke',
  badLinkMissing: 'Ugyldig lenke. Nødvendige parametere mangler.',
  badLinkUnreadable: 'Dataene i lenken kunne ikke leses.',
  badLinkRefused: 'Denne lenken er ugyldig eller trukket tilbake av avsenderen.',
  badLinkExpired: 'Denne lenken er utløpt.',
  badLinkHelp: 'Åpne lenken en gang til rett fra meldingen; ikke skriv den av eller forkort den.',
  badLinkAsk: 'Hjelper ikke det, svar på meldingen og be om en ny lenke.',
  badLinkRenew: 'Svar på meldingen som lenken kom fra, og be om en ny.',
  badLinkSafe: 'Ingenting er sendt, og ingenting er endret.',
};
