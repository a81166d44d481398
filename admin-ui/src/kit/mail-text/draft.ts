import type { EmailTemplateType, MailLanguage } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { plainTextOf } from './plain-text';

/** What the form of a mail begins with. */
export interface Draft {
  subject: string;
  message: string;
  /** The message is HTML, for the company's own text has looks of its own; else it is plain text. */
  isHtml: boolean;
}

/** A text of the API as a form shows it. */
export function draftOf({ subject, body }: { subject: string; body: string }): Draft {
  const plain = plainTextOf(body);
  return { subject, message: plain ?? body, isHtml: plain === null };
}

/**
 * The text of mails of a type, read anew: the company's own when it has one, else the built-in one in the language. The
 * server fills in its placeholders.
 * @param language null while it is not known; nothing is read until then
 */
export function useFreshDraft(type: EmailTemplateType, language: MailLanguage | null) {
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
  return { draft: data && isFetchedAfterMount ? draftOf(data) : null, error, refetch };
}
