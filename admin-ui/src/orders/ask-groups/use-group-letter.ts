import type { EmailTemplateType, PriceRequestLanguage } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { draftOf } from '../../mail-text/draft';

const type: EmailTemplateType = 'subcontractor_price_request';

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
