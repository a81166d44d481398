import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { MailPreview } from '../../kit/mail-text/composed-mail';

/** What a mail of an invoice is: the invoice, or a reminder of its payment. */
export type InvoiceMailKind = NonNullable<Schemas['InvoiceMailInput']['kind']>;

/** What the form of an invoice's mail holds; named as in the API. */
export interface InvoiceMail {
  recipient_email: string;
  subject: string;
  message: string;
}

/**
 * The words with which an invoice's mail begins, its recipient and files, read anew for each dialog.
 * @param invoiceId null while it is not known; nothing is read until then
 */
export function useInvoiceDraft(orderId: number, invoiceId: number | null, kind: InvoiceMailKind) {
  return useQuery({
    queryKey: ['invoice-mail', orderId, invoiceId, kind],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/invoice-mail', {
        params: {
          path: { id: orderId },
          query: { kind, ...(invoiceId !== null && { invoice_id: invoiceId }) },
        },
        signal,
      }),
    enabled: invoiceId !== null,
    // The owner may have changed the text a moment ago, and days go by.
    staleTime: 0,
    gcTime: 0,
  });
}

interface InvoiceMailPreviewProps {
  orderId: number;
  invoiceId: number;
  kind: InvoiceMailKind;
  /** Turns what was typed into the HTML that is sent. */
  htmlOf: (message: string) => string;
}

/** The mail of an invoice as the client will see it, composed by the server. */
export function InvoiceMailPreview({ orderId, invoiceId, kind, htmlOf }: InvoiceMailPreviewProps) {
  const [subject, message] = useWatch<InvoiceMail, ['subject', 'message']>({ name: ['subject', 'message'] });
  const body: Schemas['InvoiceMailPreviewInput'] = {
    subject,
    message: htmlOf(message),
    invoice_id: invoiceId,
    kind,
  };
  return (
    <MailPreview
      name="invoice"
      body={body}
      load={(mail, signal) =>
        api.post('/orders/{id}/send-invoice/preview', {
          params: { path: { id: orderId } },
          body: mail,
          signal,
        })
      }
    />
  );
}
