import type { UiLanguage } from '../../../kernel/text/language.js';

/** A mail to the owner of a company: a carrier has registered itself. */
interface RegistrationNotice {
  subject: string;
  paragraphs: readonly string[];
  /** What the button to the registration says. */
  link: string;
}

interface Facts {
  carrier: string;
  /** The subcontractor whom the company knows by its number or address; null for a new one. */
  known: string | null;
}

const texts: Readonly<Record<UiLanguage, (facts: Facts) => RegistrationNotice>> = {
  pl: ({ carrier, known }) => ({
    subject: `Zgłosił się przewoźnik: ${carrier}`,
    paragraphs: [
      `Przewoźnik ${carrier} zgłosił się przez formularz na stronie.`,
      known === null
        ? 'Czeka na sprawdzenie. Dopóki nikt go nie przyjmie, nie dostanie zapytań o cenę.'
        : `Numer podatkowy albo adres e-mail należy do podwykonawcy ${known}. W jego danych nic się nie zmieniło.`,
    ],
    link: 'Sprawdź zgłoszenie',
  }),
  en: ({ carrier, known }) => ({
    subject: `A carrier has registered: ${carrier}`,
    paragraphs: [
      `The carrier ${carrier} has registered over the form on your website.`,
      known === null
        ? 'It waits to be checked. Until somebody accepts it, it is asked for no prices.'
        : `The tax number or the e-mail address belongs to the subcontractor ${known}. Nothing was changed in its record.`,
    ],
    link: 'Check the registration',
  }),
  no: ({ carrier, known }) => ({
    subject: `En transportør har registrert seg: ${carrier}`,
    paragraphs: [
      `Transportøren ${carrier} har registrert seg via skjemaet på nettstedet deres.`,
      known === null
        ? 'Den venter på kontroll. Før noen godkjenner den, får den ingen prisforespørsler.'
        : `Organisasjonsnummeret eller e-postadressen tilhører underleverandøren ${known}. Ingenting er endret i oppføringen.`,
    ],
    link: 'Kontroller registreringen',
  }),
};

/** What to write, in the reader's language. */
export function registrationNotice(facts: Facts, language: UiLanguage): RegistrationNotice {
  return texts[language](facts);
}
