import type { CommonMessages } from '../pl/common';

export const common: CommonMessages = {
  language: 'Språk: norsk',
  noScript:
    'Denne siden krever JavaScript. Slå det på i nettleseren, eller svar på e-posten som lenken kom fra.',
  processing: 'Behandler...',
  loading: 'Laster…',
  notGiven: 'Ikke oppgitt',
  back: 'Tilbake',
  footer: (company) => `Skjemaet drives av Frakto på vegne av ${company}`,
  footerAlone: 'Drives av Frakto',
  validUntil: (date) => `Lenken er gyldig til ${date}.`,
  days: (n) => (n === 1 ? '1 dag' : `${n} dager`),
  next: 'Hva skjer nå',

  pickup: 'Henting',
  delivery: 'Levering',
  route: (n) => `Etappe ${n}`,
  cargo: 'Gods',
  pallets: 'Paller',
  weight: 'Vekt',
  cargoType: 'Godstype',
  notes: 'Merknader',
  paymentTerm: 'Betalingsfrist',

  summaryTitle: (n) => (n === 1 ? 'Rett 1 felt for å sende' : `Rett ${n} felt for å sende`),
  summaryMore: (n) => `og ${n} til`,
  questions: 'Spørsmål?',

  troubleOffline: 'Ingen forbindelse',
  troubleOfflineText: 'Det du skrev, er fortsatt på siden. Sjekk internett og prøv igjen.',
  troubleWait: 'For mange forsøk',
  troubleWaitText: (seconds) =>
    seconds >= 90
      ? `Prøv igjen om ${Math.ceil(seconds / 60)} minutter.`
      : `Prøv igjen om ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}.`,
  troubleWaitOver: 'Du kan prøve igjen nå.',
  troubleServer: 'Feilen er vår, ikke din. Prøv igjen om et øyeblikk.',
  troubleCode: (code) => `Referanse: ${code}`,
  loadFailed: 'Dataene kunne ikke lastes',
  sample: 'Dette er et eksempel med oppdiktede data: det kan ikke besvares.',
  retry: 'Prøv igjen',

  badLink: 'Ugyldig lenke',
  badLinkMissing: 'En del av lenken mangler.',
  badLinkUnreadable: 'Denne lenken er skadet.',
  badLinkRefused: 'Den er skadet eller trukket tilbake av avsenderen.',
  badLinkExpired: 'Denne lenken er utløpt.',
  badLinkHelp: 'Åpne den en gang til fra e-posten; hjelper ikke det, be avsenderen om en ny.',
  badLinkRenew: 'Svar på meldingen som lenken kom fra, og be om en ny.',
  badLinkSafe: 'Ingenting er sendt, og ingenting er endret.',
};
