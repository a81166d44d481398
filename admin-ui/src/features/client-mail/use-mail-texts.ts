import type { EmailTemplateType } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { useLocale } from '../../kit/i18n/locale-provider';
import { draftOf, type Draft } from '../../kit/mail-text/draft';

/** A text that a mail can begin with. */
export interface MailText extends Draft {
  key: string;
  type: EmailTemplateType;
  /** The company's own, as against the built-in one. */
  isOwn: boolean;
}

/** The kinds of mails that clients get; the others are for carriers. */
const types: readonly EmailTemplateType[] = [
  'quote_request',
  'follow_up',
  'quote_confirmation',
  'completion_request',
  'order_acceptance',
  'offers_to_client',
  'invoice_sent',
];

/** The texts to begin a mail with: the company's own for clients, and the built-in invitation to ask for a quote. */
export function useMailTexts() {
  const { locale: language } = useLocale();
  return useQuery({
    queryKey: ['email-templates', 'for-mails', language],
    queryFn: async ({ signal }): Promise<MailText[]> => {
      const query = { language };
      const builtIn = api.get('/email-templates/built-in/{type}', {
        params: { path: { type: 'quote_request' }, query },
        signal,
      });
      const current = types.map((type) =>
        api.get('/email-templates/current/{type}', { params: { path: { type }, query }, signal }),
      );
      const own = (await Promise.all(current)).filter(({ is_own }) => is_own);
      return [
        ...own.map((text) => ({
          ...draftOf(text),
          key: `own-${text.template_type}`,
          type: text.template_type,
          isOwn: true,
        })),
        { ...draftOf(await builtIn), key: 'built-in', type: 'quote_request', isOwn: false },
      ];
    },
    // The owner may have changed a text a moment ago.
    staleTime: 0,
  });
}

/** What a mail begins with unless told otherwise: the invitation to ask for a quote. */
export function firstText(texts: readonly MailText[]): MailText | undefined {
  return texts.find(({ type }) => type === 'quote_request') ?? texts[0];
}
