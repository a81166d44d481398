import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '../../mail-text/draft';
import { messageHtml } from '../offer-mail/message-html';
import type { InvoiceMailKind } from './invoice-mail-kind';

/** What the form of an invoice's mail holds. */
export interface InvoiceLetter {
  recipient_email: string;
  subject: string;
  message: string;
}

export type InvoiceDrafts = { invoice: Draft } & Partial<Record<InvoiceMailKind, Draft>>;

type Words = Pick<InvoiceLetter, 'subject' | 'message'>;

/** What of the mail is being written. Whoever turns to the other finds each as they left it. */
export function useInvoiceWords(drafts: InvoiceDrafts, startsAs: InvoiceMailKind) {
  const [kind, setKind] = useState(startsAs);
  const typed = useRef<Partial<Record<InvoiceMailKind, Words>>>({});
  const draftOf = (wanted: InvoiceMailKind): Draft => drafts[wanted] ?? drafts.invoice;
  const { isHtml, ...begin } = draftOf(kind);
  return {
    kind,
    isHtml,
    begin,
    htmlOf: (message: string) => (isHtml ? message : messageHtml(message)),
    turnTo: (next: InvoiceMailKind, { getValues, setValue }: UseFormReturn<InvoiceLetter>) => {
      const { subject, message } = getValues();
      typed.current[kind] = { subject, message };
      const words = typed.current[next] ?? draftOf(next);
      setValue('subject', words.subject, { shouldValidate: true });
      setValue('message', words.message);
      setKind(next);
    },
  };
}
