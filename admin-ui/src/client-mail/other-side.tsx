import { useState } from 'react';
import { Segmented } from '../components/segmented';
import { useT } from '../i18n/use-t';
import { PreviewPane } from './preview-pane';
import type { Recipient } from './recipient';
import { TranslationPane } from './translation-pane';
import type { Outgoing } from './use-outgoing';
import styles from './client-mail.module.css';

interface OtherSideProps {
  outgoing: Outgoing;
  /** Whom the preview is shown as written to. */
  recipient: Recipient | undefined;
}

/** Beside the text that is being written: its translation, or the mail as it arrives. */
export function OtherSide({ outgoing, recipient }: OtherSideProps) {
  const t = useT();
  const [shown, setShown] = useState<'translation' | 'preview'>('translation');
  return (
    <section className={styles['other']} aria-label={t('letters.other')}>
      <Segmented
        label={t('letters.other')}
        value={shown}
        options={(['translation', 'preview'] as const).map((value) => ({
          value,
          label: t(`letters.${value}`),
        }))}
        onChange={setShown}
      />
      {shown === 'translation' ? (
        <TranslationPane {...outgoing} />
      ) : (
        <PreviewPane outgoing={outgoing} recipient={recipient} />
      )}
    </section>
  );
}
