import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Hei, {{name}}!';
const farewell = 'Vennlig hilsen<br>{{company}}';

/** Norwegian (bokmål). */
export const norwegianTemplates = {
  quote_request: {
    subject: 'Rask transportpris fra {{company}}',
    body: paragraphs(
      greeting,
      'Har dere gods som skal fraktes? Fortell oss hvor det skal hentes og leveres, når, og hva det er – ' +
        'så tar vi oss av resten.',
      'Det korte skjemaet tar et par minutter:',
      '{{order_link}}',
      'Har dere spørsmål først? Bare svar på denne e-posten.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Takk for forespørselen – tilbud innen 24 timer',
    body: paragraphs(
      greeting,
      'Takk for forespørselen. Vi er allerede i gang, og dere får et tilbud fra oss innen 24 timer.',
      'Dette har vi mottatt fra dere:',
      '[ORDER DETAILS]',
      'Er noe endret? Opplysningene kan rettes her:',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'Vi trenger noen flere opplysninger om transporten',
    body: paragraphs(
      greeting,
      'For å gi dere en presis pris mangler vi noen opplysninger om transporten. ' +
        'Det dere allerede har oppgitt, ligger i skjemaet, så resten er raskt gjort.',
      '{{order_link}}',
      'Dette har vi så langt:',
      '[ORDER DETAILS]',
      'Så snart alt er på plass, kommer vi tilbake med et tilbud.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Transportoppdraget er bekreftet',
    body: paragraphs(
      greeting,
      'Takk for oppdraget. Det er registrert hos oss, og vi er i gang.',
      '[ORDER DETAILS]',
      'Vi holder dere oppdatert underveis. ' +
        'Er det endringer eller spørsmål, er det bare å svare på denne e-posten.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Forespørsel om transportpris',
    body: paragraphs(
      greeting,
      'Vi har en transport som kan passe for dere, og vil gjerne ha et pristilbud:',
      '[ORDER DETAILS]',
      'Pris og datoer legges inn på et minutt, uten innlogging:',
      '{{order_link}}',
      'Takk – vi ser frem til å høre fra dere.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Transporttilbud',
    body: paragraphs(
      greeting,
      'Her er tilbudet vårt på transporten deres.',
      '[OFFER DETAILS]',
      'Dere kan godta eller avslå tilbudet direkte på nettet:',
      '[OFFER ACCEPTANCE LINK]',
      'Passer ikke dato eller pris helt? Svar på denne e-posten, så finner vi en løsning.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Transportoppdrag til bekreftelse',
    body: paragraphs(
      greeting,
      'Vi ønsker å gi dere følgende transportoppdrag.',
      '[ORDER DETAILS]',
      'Se gjennom opplysningene, og godta eller avslå oppdraget:',
      '{{order_link}}',
      'Kjøretøyets registreringsnumre og sjåføren kan oppgis når oppdraget godtas, eller senere på samme adresse.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Faktura for transport',
    body: paragraphs(
      greeting,
      'Takk for samarbeidet. Fakturaen for den utførte transporten ligger vedlagt.',
      '[ORDER DETAILS]',
      'Vi ber om betaling innen forfall. Har dere spørsmål, er det bare å svare på denne e-posten.',
      farewell,
    ),
  },
  follow_up: {
    subject: 'Har dere spørsmål til tilbudet vårt?',
    body: paragraphs(
      greeting,
      'Vi sendte dere nylig et transporttilbud. Har dere rukket å se på det? ' +
        'Bør dato eller vilkår justeres, ordner vi det gjerne.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
