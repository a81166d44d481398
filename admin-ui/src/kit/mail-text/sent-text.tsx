import type { EmailTemplateType, MailLanguage } from '@frakto/sdk/enums';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Segmented } from '../components/segmented';
import { SkeletonLines } from '../components/skeletons';
import { ErrorState } from '../components/error-state';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { useFreshDraft } from './draft';
import { MailWords } from './form-mail-message';
import { readableText } from './plain-text';

const Text = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  background: 'var(--sunken)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
});

const Sent = styled('section')({ display: 'grid', justifyItems: 'stretch', gap: 8 });

interface SentTextProps {
  type: EmailTemplateType;
  /** Those in which it goes out, the most read first. */
  languages: readonly MailLanguage[];
}

/** The text of a mail that is sent as the company has it, to be read before: in each language in which it goes out. */
export function SentText({ type, languages }: SentTextProps) {
  const t = useT();
  const format = useFormat();
  const [chosen, setChosen] = useState<MailLanguage | null>(null);
  const language = languages.find((one) => one === chosen) ?? languages[0] ?? null;
  const { draft, error, refetch } = useFreshDraft(type, language);
  if (error && !draft)
    return <ErrorState error={error} title={t('common.mailText.failed')} onRetry={() => void refetch()} />;
  return (
    <Sent aria-label={t('common.mailText.sent')}>
      {languages.length > 1 && language && (
        <Segmented
          label={t('common.mailText.sent')}
          value={language}
          options={languages.map((value) => ({ value, label: format.language(value) }))}
          onChange={setChosen}
        />
      )}
      <Text lang={language ?? undefined}>
        {draft ? (
          <>
            <b>{draft.subject}</b>
            <MailWords text={draft.isHtml ? readableText(draft.message) : draft.message} />
          </>
        ) : (
          <SkeletonLines lines={5} />
        )}
      </Text>
    </Sent>
  );
}
