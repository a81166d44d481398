import type { ClientOfferMessages } from '../pl/client-offer';

export const clientOffer: ClientOfferMessages = {
  title: (order) => `Transporttilbud ${order}`,
  titleAlone: 'Transporttilbud',
  lead: 'Se gjennom detaljene, og godta eller avslå tilbudet.',
  validUntil: (day) => `Tilbudet gjelder til ${day}.`,
  loading: 'Laster detaljene i tilbudet...',
  total: 'Pris for alt, uten mva.',
  price: 'Pris uten mva.',
  number: (id) => `nr. ${id}`,
  parts: 'Etapper',
  noParts: 'Tilbudet har ingen priser ennå. Svar på e-posten og spør speditøren.',
  net: 'Pris uten mva.',
  netTerm: (days) => `Pris uten mva. Betalingsfrist: ${days} fra fakturadato.`,
  accept: 'Godta tilbudet',
  acceptTitle: 'Godta tilbudet?',
  acceptText:
    'Speditøren får vite det med en gang og bestiller transporten. Et godtatt tilbud kan ikke trekkes tilbake på denne siden.',
  acceptFor: (price) => (price === null ? 'Jeg godtar tilbudet' : `Jeg godtar tilbudet for ${price}`),
  reject: 'Avslå tilbudet',
  rejectTitle: 'Avslå tilbudet?',
  rejectText: 'Speditøren får vite det med en gang. En grunn gjør det lettere å lage et bedre tilbud.',
  reason: 'Grunn (valgfritt)',
  reasonExample: 'F.eks. for høy pris, andre datoer',
  lost: {
    label: 'Hva avgjorde?',
    choices: {
      price: 'Prisen',
      dates: 'Datoene',
      competitor: 'En annen får oppdraget',
      cancelled: 'Transporten blir ikke noe av',
      other: 'Noe annet',
    },
  },
  failed: 'Feil ved godkjenning av tilbudet',
  failedReject: 'Feil ved avslag på tilbudet',

  acceptedTitle: 'Tilbudet er godtatt',
  acceptedText: (order) => `Takk. Tilbud ${order} er godtatt, og speditøren vet det.`,
  rejectedTitle: 'Tilbudet er avslått',
  rejectedText: (order) => `Takk for svaret. Tilbud ${order} er avslått.`,
  accepted1: 'Speditøren bestiller transportøren',
  accepted1Text: 'Du trenger ikke gjøre noe mer.',
  accepted2: 'Bekreftelse og endringer kommer på e-post',
  accepted2Text: 'Har du spørsmål? Svar på meldingen med tilbudet.',
  rejected1: 'Speditøren har fått svaret ditt',
  rejected1Text: 'Oppga du en grunn, kan det komme et nytt tilbud.',
  rejected2: 'Ombestemt deg?',
  rejected2Text: 'Svar på meldingen med tilbudet, så lager speditøren et nytt.',

  alreadyAcceptedTitle: 'Dette tilbudet er allerede godtatt',
  alreadyRejectedTitle: 'Dette tilbudet er allerede avslått',
  alreadyText: 'Svaret er lagret, og ingenting er endret. Er det en feil, svar på meldingen med tilbudet.',
  takenBack:
    'Lenken er skadet, eller et nyere tilbud har tatt dens plass. Åpne den rett fra den nyeste meldingen med tilbudet.',
  expiredTitle: 'Dette tilbudet har utløpt',
  expiredText: (day) =>
    `Det gjaldt til ${day}. Svar på meldingen med tilbudet, så bekrefter speditøren det eller lager et nytt.`,
  closedTitle: 'Dette tilbudet kan ikke lenger besvares',
  closedText:
    'Tilbudet er endret siden lenken ble sendt. Svar på meldingen med tilbudet og be om det gjeldende.',
};
