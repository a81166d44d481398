import type { MailLanguage } from '../../../kernel/text/language.js';
import type { Money } from '../../../kernel/money/money.js';
import { mailFormat } from '../../correspondence/index.js';
import { correctionTitle } from './invoice-subject.js';
import { type AwaitedPayment, mailHtml } from './payment-reminder.js';
import { reminderWords } from './payment-reminder-words.js';

/** A correction that goes to the client. */
export interface MailedCorrection {
  number: string;
  /** Of the invoice that it corrects. */
  corrected: string;
  reason: string;
  /** What is due after it less what was due before. */
  difference: Money;
}

interface CorrectionWords {
  /** @param title what the document is called */
  opening: (title: string, number: string, corrected: string) => string;
  reason: string;
  difference: string;
  /** What is still to be paid. */
  due: string;
  closing: string;
}

const words: Readonly<Record<MailLanguage, CorrectionWords>> = {
  pl: {
    opening: (_title, number, corrected) =>
      `w załączniku przesyłamy fakturę korygującą ${number} do faktury ${corrected}.`,
    reason: 'Przyczyna korekty',
    difference: 'Różnica',
    due: 'Do zapłaty po korekcie',
    closing: 'W razie pytań wystarczy odpisać na tę wiadomość.',
  },
  en: {
    opening: (title, number, corrected) =>
      `Please find attached ${title.toLowerCase()} ${number}, which corrects our invoice ${corrected}.`,
    reason: 'Reason',
    difference: 'Difference',
    due: 'Amount due now',
    closing: 'Any questions? Simply reply to this e-mail.',
  },
  no: {
    opening: (title, number, corrected) =>
      `Vedlagt ligger ${title.toLowerCase()} ${number} til faktura ${corrected}.`,
    reason: 'Årsak',
    difference: 'Differanse',
    due: 'Å betale etter endringen',
    closing: 'Har dere spørsmål, er det bare å svare på denne e-posten.',
  },
  de: {
    opening: (_title, number, corrected) =>
      `anbei erhalten Sie die Rechnungskorrektur ${number} zu unserer Rechnung ${corrected}.`,
    reason: 'Grund',
    difference: 'Differenz',
    due: 'Offener Betrag nach der Korrektur',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  fr: {
    opening: (_title, number, corrected) =>
      `Veuillez trouver ci-joint la facture rectificative ${number}, relative à notre facture ${corrected}.`,
    reason: 'Motif',
    difference: 'Différence',
    due: 'Reste à régler',
    closing: 'Pour toute question, répondez simplement à cet e-mail.',
  },
  es: {
    opening: (_title, number, corrected) =>
      `Adjuntamos la factura rectificativa ${number} de nuestra factura ${corrected}.`,
    reason: 'Motivo',
    difference: 'Diferencia',
    due: 'Importe pendiente tras la rectificación',
    closing: 'Para cualquier consulta, basta con responder a este correo.',
  },
  it: {
    opening: (_title, number, corrected) =>
      `alleghiamo la fattura rettificativa ${number}, relativa alla nostra fattura ${corrected}.`,
    reason: 'Motivo',
    difference: 'Differenza',
    due: 'Importo da saldare dopo la rettifica',
    closing: 'Per domande basta rispondere a questa e-mail.',
  },
};

/**
 * What the mail of a correction says, as HTML with `{{name}}` and `{{company}}` in it.
 * @param payment what the client owes when the mail is written, all corrections, payments and refunds counted: what was
 *   returned by then is not promised again
 */
export function correctionBody(
  { number, corrected, reason, difference }: MailedCorrection,
  { amount, dueDate, account }: Pick<AwaitedPayment, 'amount' | 'dueDate' | 'account'>,
  language: MailLanguage,
): string {
  const { fullDay, money } = mailFormat(language);
  const [labels, shared] = [words[language], reminderWords[language]];
  const title = correctionTitle(language, difference.minor < 0);
  return mailHtml(language, {
    opening: labels.opening(title, number, corrected),
    facts: [
      [labels.reason, reason],
      [labels.difference, difference.minor === 0 ? null : money(difference).replace('-', '−')],
      [labels.due, amount.minor < 0 ? null : money(amount)],
      [shared.dueDate, amount.minor > 0 ? fullDay(dueDate) : null],
      [shared.account, amount.minor > 0 ? account : null],
      [shared.refund, amount.minor < 0 ? money({ ...amount, minor: -amount.minor }) : null],
    ],
    closing: labels.closing,
  });
}
