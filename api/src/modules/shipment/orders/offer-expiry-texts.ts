import type { UiLanguage } from '../../../kernel/text/language.js';

/** What there is to say to the one who sent an offer: its last day comes, or has passed without an answer. */
export type ExpiryNoticeKind = 'offer_expiring' | 'offer_expired';

/** A mail; its details follow the paragraphs. */
interface ReminderText {
  /** Number and cities follow it. */
  subject: string;
  paragraphs: readonly string[];
  /** What the button to the order says. */
  link: string;
  /** What the client's telephone number is called. */
  phone: string;
}

type Wording = (number: number, client: string) => ReminderText;

const texts: Readonly<Record<UiLanguage, Readonly<Record<ExpiryNoticeKind, Wording>>>> = {
  pl: {
    offer_expiring: (number, client) => ({
      subject: 'Oferta wkrótce straci ważność',
      paragraphs: [`${client}: brak odpowiedzi na ofertę ${number}. Może warto zadzwonić?`],
      link: 'Otwórz ofertę',
      phone: 'Telefon klienta',
    }),
    offer_expired: (number, client) => ({
      subject: 'Oferta straciła ważność bez odpowiedzi',
      paragraphs: [
        `${client}: oferta ${number} straciła ważność, a odpowiedzi nie ma.`,
        'Klient nie może jej już przyjąć przez link. Jeśli zgodził się telefonicznie, zapisz to w ofercie; w przeciwnym razie oznacz ją jako odrzuconą.',
      ],
      link: 'Otwórz ofertę',
      phone: 'Telefon klienta',
    }),
  },
  en: {
    offer_expiring: (number, client) => ({
      subject: 'An offer is about to run out',
      paragraphs: [`${client} has not answered offer ${number} yet. Perhaps a call would help?`],
      link: 'Open the offer',
      phone: 'Client’s phone',
    }),
    offer_expired: (number, client) => ({
      subject: 'An offer has run out without an answer',
      paragraphs: [
        `${client} has not answered offer ${number}, and its last day has passed.`,
        'The client can no longer accept it over the link. If they agreed on the phone, record that with the offer; otherwise mark it as rejected.',
      ],
      link: 'Open the offer',
      phone: 'Client’s phone',
    }),
  },
  no: {
    offer_expiring: (number, client) => ({
      subject: 'Et tilbud utløper snart',
      paragraphs: [`${client} har ikke svart på tilbud ${number} ennå. Kanskje hjelper det å ringe?`],
      link: 'Åpne tilbudet',
      phone: 'Kundens telefon',
    }),
    offer_expired: (number, client) => ({
      subject: 'Et tilbud utløp uten svar',
      paragraphs: [
        `${client} har ikke svart på tilbud ${number}, og fristen er ute.`,
        'Kunden kan ikke lenger godta det via lenken. Sa de ja på telefon, registrerer du det på tilbudet; ellers merker du det som avslått.',
      ],
      link: 'Åpne tilbudet',
      phone: 'Kundens telefon',
    }),
  },
};

/** What to write, in the reader's language. */
export function expiryNoticeText(
  kind: ExpiryNoticeKind,
  { number, client }: { number: number; client: string },
  language: UiLanguage,
): ReminderText {
  return texts[language][kind](number, client);
}
