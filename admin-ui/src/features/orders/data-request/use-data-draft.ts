import type { MailLanguage } from '@frakto/sdk/enums';
import { useFreshDraft, type Draft } from '../../../kit/mail-text/draft';

/** What a request for data says at first, in one language. */
export interface DataDraft extends Draft {
  language: MailLanguage;
}

/** What the form of a request for data holds; named as in the API. */
export interface DataMail {
  order_id: number;
  recipient_email: string;
  recipient_name: string;
  language: MailLanguage;
  subject: string;
  message: string;
}

/** What a request for data says in a language; nothing while that is not known. */
export function useDataDraft(language: MailLanguage | null) {
  const { draft, error, refetch } = useFreshDraft('completion_request', language);
  return { draft: draft && language ? { ...draft, language } : null, error, refetch };
}
