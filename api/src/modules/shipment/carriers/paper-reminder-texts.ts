import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ReminderDays } from '../rules/carrier-papers.js';
import type { PaperKind } from './carrier.dto.js';

/** A mail to the owner of a company: a paper of a carrier ends. */
interface PaperReminder {
  subject: string;
  paragraphs: readonly string[];
  /** What the button to the carrier says. */
  link: string;
}

interface Facts {
  kind: PaperKind;
  number: string;
  carrier: string;
  /** As it is written in the reader's language. */
  day: string;
  days: ReminderDays;
  isOver: boolean;
}

const names: Readonly<Record<UiLanguage, Readonly<Record<PaperKind, string>>>> = {
  pl: { insurance: 'Polisa OCP', licence: 'Licencja transportowa', other: 'Dokument' },
  en: { insurance: 'Carrier’s insurance', licence: 'Transport licence', other: 'Document' },
  no: { insurance: 'Transportøransvarsforsikring', licence: 'Løyve', other: 'Dokument' },
};

const texts: Readonly<Record<UiLanguage, (facts: Facts & { name: string }) => PaperReminder>> = {
  pl: ({ name, number, carrier, day, days, isOver }) => ({
    subject: isOver
      ? `${carrier}: ${name} straciła ważność`.replace('Dokument straciła', 'dokument stracił')
      : days === 0
        ? `${carrier}: ostatni dzień ważności (${name})`
        : `${carrier}: kończy się ważność (${name})`,
    paragraphs: [
      `${carrier}: ${name} ${number}, ważność do ${day}.`,
      'Poproś podwykonawcę o nowy dokument i wpisz go na jego stronie. Bez tego zlecenie może zostać wstrzymane.',
    ],
    link: 'Otwórz podwykonawcę',
  }),
  en: ({ name, number, carrier, day, days, isOver }) => ({
    subject: isOver
      ? `${carrier}: ${name.toLowerCase()} has expired`
      : days === 0
        ? `${carrier}: ${name.toLowerCase()} ends today`
        : `${carrier}: ${name.toLowerCase()} ends soon`,
    paragraphs: [
      `${carrier}: ${name.toLowerCase()} ${number}, valid until ${day}.`,
      'Ask the subcontractor for the new one and enter it on their page. Without it an order may be held back.',
    ],
    link: 'Open the subcontractor',
  }),
  no: ({ name, number, carrier, day, days, isOver }) => ({
    subject: isOver
      ? `${carrier}: ${name.toLowerCase()} er utløpt`
      : days === 0
        ? `${carrier}: ${name.toLowerCase()} utløper i dag`
        : `${carrier}: ${name.toLowerCase()} utløper snart`,
    paragraphs: [
      `${carrier}: ${name.toLowerCase()} ${number}, gyldig til ${day}.`,
      'Be underleverandøren om et nytt dokument og legg det inn på siden deres. Uten det kan et oppdrag bli holdt tilbake.',
    ],
    link: 'Åpne underleverandøren',
  }),
};

/** What to write, in the reader's language. */
export function paperReminder(facts: Facts, language: UiLanguage): PaperReminder {
  return texts[language]({ ...facts, name: names[language][facts.kind] });
}
