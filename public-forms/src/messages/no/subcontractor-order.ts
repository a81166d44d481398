import type { SubcontractorOrderMessages } from '../pl/subcontractor-order';

export const subcontractorOrder: SubcontractorOrderMessages = {
  title: (order) => `Transportoppdrag ${order}`,
  titleAlone: 'Transportoppdrag',
  lead: 'Se gjennom detaljene og svar: godta oppdraget eller avslå det.',
  loading: 'Laster detaljene i oppdraget...',
  price: 'Pris for ruten',
  client: 'Kunde',
  unknownClient: 'Ukjent kunde',
  accept: 'Godta oppdraget',
  acceptTitle: 'Godta oppdraget?',
  acceptText:
    'Speditøren får straks vite at du kjører. Et godtatt oppdrag kan ikke trekkes tilbake på denne siden.',
  acceptFor: (price) => (price === null ? 'Jeg godtar oppdraget' : `Jeg godtar oppdraget for ${price}`),
  reject: 'Avslå oppdraget',
  rejectTitle: 'Avslå oppdraget?',
  rejectText: 'Speditøren får straks vite at du ikke kjører, og velger en annen transportør.',
  reason: 'Grunn (valgfritt)',
  reasonExample: 'F.eks. ingen ledig bil',
  failed: 'Feil ved behandling av svaret. Prøv igjen.',
  missingData: 'Nødvendige ordredata mangler',
  errorTitle: 'Feil',
  errorText: 'Dataene kunne ikke lastes. Sjekk at lenken er riktig.',

  thanksTitle: 'Takk for svaret',
  acceptedText: (order) => `Oppdrag ${order} er godtatt. Speditøren har fått beskjed.`,
  rejectedText: (order) => `Oppdrag ${order} er avslått. Speditøren har fått beskjed.`,
  loadingStep: (city, date) => `Lasting: ${city}, ${date}`,
  cmr: 'Send signert CMR etter lossing',
  cmrText: 'Svar på e-posten med oppdraget og legg ved skann eller bilde.',
  question: 'Har du spørsmål?',
  questionText: 'Svar på e-posten med oppdraget; svaret går rett til speditøren.',
  rejectedStep: 'Du trenger ikke gjøre noe mer',
  rejectedStepText: 'Speditøren velger en annen transportør. Vi spør deg gjerne om neste rute.',

  alreadyAcceptedTitle: 'Dette oppdraget er allerede godtatt',
  alreadyRejectedTitle: 'Dette oppdraget er allerede avslått',
  alreadyText: 'Svaret er lagret, og ingenting er endret. Er det en feil, svar på e-posten med oppdraget.',
  closedTitle: 'Dette oppdraget kan ikke lenger besvares',
  closedText:
    'Oppdraget er endret siden lenken ble sendt. Svar på e-posten med oppdraget og spør speditøren.',
};
