import type { EmailTemplateType, MailLanguage } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { plainTextOf } from '../../mail-text/plain-text';

/** What a request for data says at first, in one language. */
export interface DataDraft {
  language: MailLanguage;
  subject: string;
  message: string;
  /** The message is HTML, for the company's own text has looks of its own; else it is plain text. */
  isHtml: boolean;
}

/** What the form of a request for data holds; named as in the API. */
export interface DataLetter {
  order_id: number;
  recipient_email: string;
  recipient_name: string;
  language: MailLanguage;
  subject: string;
  message: string;
}

const type: EmailTemplateType = 'completion_request';

/** The company's own text when it has one, else the built-in one; the server fills in its placeholders. */
export function useDataDraft(language: MailLanguage | null) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['email-templates', 'current', type, language],
    queryFn: ({ signal }) =>
      api.get('/email-templates/current/{type}', {
        params: { path: { type }, query: { language: language ?? 'pl' } },
        signal,
      }),
    enabled: language !== null,
    // The owner may have changed the text a moment ago.
    staleTime: 0,
  });
  const isKnown = data !== undefined && language !== null && isFetchedAfterMount;
  return { draft: isKnown ? draftOf(language, data) : null, error, refetch };
}

function draftOf(language: MailLanguage, { subject, body }: { subject: string; body: string }): DataDraft {
  const plain = plainTextOf(body);
  return { language, subject, message: plain ?? body, isHtml: plain === null };
}
