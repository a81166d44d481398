import type { UiLanguage } from '../../../kernel/text/language.js';

/** A letter to somebody who is invited; `{{name}}` and `{{company}}` stand for the reader and the company. */
export interface InvitationText {
  subject: string;
  /** Plain; the first one greets. */
  paragraphs: readonly string[];
  /** What the link to the product says. */
  link: string;
}

type Wording = (inviter: string) => InvitationText;

const texts: Readonly<Record<UiLanguage, Wording>> = {
  pl: (inviter) => ({
    subject: 'Zaproszenie do firmy {{company}}',
    paragraphs: [
      'Dzień dobry, {{name}},',
      `${inviter} zaprasza do wspólnej pracy w firmie {{company}}.`,
      'Zaproszenie czeka po zalogowaniu na swoje konto: można je przyjąć albo odrzucić. Bez zgody nic się nie zmieni.',
    ],
    link: 'Zaloguj się i odpowiedz',
  }),
  en: (inviter) => ({
    subject: 'An invitation to {{company}}',
    paragraphs: [
      'Hello {{name}},',
      `${inviter} invites you to work together at {{company}}.`,
      'The invitation waits for you once you sign in to your account: accept or decline it there. Nothing changes unless you agree.',
    ],
    link: 'Sign in and answer',
  }),
  no: (inviter) => ({
    subject: 'Invitasjon til {{company}}',
    paragraphs: [
      'Hei, {{name}}!',
      `${inviter} inviterer deg til å jobbe sammen i {{company}}.`,
      'Invitasjonen venter når du har logget inn på kontoen din: godta den eller avslå den der. Ingenting endres uten at du sier ja.',
    ],
    link: 'Logg inn og svar',
  }),
};

/** What to write, in the reader's language. */
export function invitationText(
  inviter: { name: string; email: string },
  language: UiLanguage,
): InvitationText {
  return texts[language](`${inviter.name} (${inviter.email})`);
}
