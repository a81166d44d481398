/** A language in which mails are written. */
export type MailLanguage = 'pl' | 'en' | 'no' | 'de' | 'fr' | 'es' | 'it';

interface OfferText {
  /** Before the number and the way: `Oferta transportowa #1048: Poznań → Bergen`. */
  subject: string;
  /** Paragraphs; the two in brackets are filled in by the server. */
  paragraphs: readonly string[];
}

const details = '[OFFER DETAILS]';
const link = '[OFFER ACCEPTANCE LINK]';

/** What an offer says unless the forwarder writes something else. */
export const offerTexts: Readonly<Record<MailLanguage, OfferText>> = {
  pl: {
    subject: 'Oferta transportowa',
    paragraphs: [
      'Dzień dobry,',
      'dziękujemy za zapytanie. Poniżej znajdą Państwo naszą ofertę:',
      details,
      'Na ofertę można odpowiedzieć jednym kliknięciem, bez logowania:',
      link,
      'W razie pytań prosimy o odpowiedź na tę wiadomość.',
    ],
  },
  en: {
    subject: 'Transport offer',
    paragraphs: [
      'Hello,',
      'thank you for your request. This is our offer:',
      details,
      'You can answer it with one click, without signing in:',
      link,
      'If you have any questions, just reply to this e-mail.',
    ],
  },
  no: {
    subject: 'Transporttilbud',
    paragraphs: [
      'Hei,',
      'takk for forespørselen. Dette er tilbudet vårt:',
      details,
      'Dere kan svare med ett klikk, uten å logge inn:',
      link,
      'Har dere spørsmål, er det bare å svare på denne e-posten.',
    ],
  },
  de: {
    subject: 'Transportangebot',
    paragraphs: [
      'Guten Tag,',
      'vielen Dank für Ihre Anfrage. Dies ist unser Angebot:',
      details,
      'Sie können mit einem Klick antworten, ohne Anmeldung:',
      link,
      'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    ],
  },
  fr: {
    subject: 'Offre de transport',
    paragraphs: [
      'Bonjour,',
      'merci de votre demande. Voici notre offre :',
      details,
      'Vous pouvez y répondre en un clic, sans vous connecter :',
      link,
      'Pour toute question, il suffit de répondre à cet e-mail.',
    ],
  },
  es: {
    subject: 'Oferta de transporte',
    paragraphs: [
      'Buenos días:',
      'gracias por su solicitud. Esta es nuestra oferta:',
      details,
      'Puede contestarla con un clic, sin iniciar sesión:',
      link,
      'Si tiene preguntas, basta con responder a este correo.',
    ],
  },
  it: {
    subject: 'Offerta di trasporto',
    paragraphs: [
      'Buongiorno,',
      'grazie per la richiesta. Questa è la nostra offerta:',
      details,
      'Potete rispondere con un clic, senza accedere:',
      link,
      'Per qualsiasi domanda basta rispondere a questa e-mail.',
    ],
  },
};

const languageByCountry: Readonly<Record<string, MailLanguage>> = {
  PL: 'pl',
  NO: 'no',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  GB: 'en',
  IE: 'en',
};

/** The language for a country, as ISO code; Polish for any other and for none. */
export function mailLanguageOf(countryCode: string | null | undefined): MailLanguage {
  return (countryCode && languageByCountry[countryCode]) || 'pl';
}
