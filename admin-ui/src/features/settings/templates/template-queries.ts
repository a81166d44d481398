import type { EmailTemplateType, MailLanguage } from '@frakto/sdk/enums';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';

/** A company's own text of a kind of mail. */
export type Template = Schemas['EmailTemplateDto'];

export const templatesKey = ['email-templates'] as const;

/** All own texts of the company: it has one of each type at most. */
export async function readTemplates(signal?: AbortSignal): Promise<Template[]> {
  const page = await api.get('/email-templates', { params: { query: { page_size: 100 } }, signal });
  return page.items;
}

export function useTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => readTemplates(signal),
    staleTime: 0,
  });
}

/** The product's own text of a kind of mail; another language takes the place of the last one once it is there. */
export function useBuiltInText(type: EmailTemplateType, language: MailLanguage) {
  return useQuery({
    queryKey: ['built-in-email-texts', type, language],
    queryFn: ({ signal }) =>
      api.get('/email-templates/built-in/{type}', {
        params: { path: { type }, query: { language } },
        signal,
      }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
