import type { EmailTemplateType, PriceRequestLanguage } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { plainTextOf } from '../../mail-text/plain-text';

const type: EmailTemplateType = 'subcontractor_price_request';

/** What a letter to groups begins with. */
export interface LetterDraft {
  subject: string;
  message: string;
  /** The message is HTML, for the company's own text has looks of its own; else it is plain text. */
  isHtml: boolean;
}

/** The first draft of a letter to groups in a language: the company's own text when it has one, else the built-in one. */
export function useGroupLetter(language: PriceRequestLanguage) {
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'current', type, language],
    queryFn: ({ signal }) =>
      api.get('/email-templates/current/{type}', { params: { path: { type }, query: { language } }, signal }),
    select: draftOf,
  });
  return { draft: data ?? null, error, refetch };
}

function draftOf({ subject, body }: { subject: string; body: string }): LetterDraft {
  const plain = plainTextOf(body);
  return { subject, message: plain ?? body, isHtml: plain === null };
}
