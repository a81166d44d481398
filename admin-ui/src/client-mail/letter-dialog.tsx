import type { Schemas } from '../api/types';
import { RecordDialog } from '../form/record-dialog';
import { useT } from '../i18n/use-t';
import type { Recipient } from './recipient';
import { useLetterTexts } from './use-letter-texts';
import { WriteToMany } from './write-to-many';
import { WriteToOne, type WriteToOneProps } from './write-to-one';

export interface ManyProps {
  recipients: readonly Recipient[];
  onSent: (mailing: Schemas['ClientMailingDto']) => void;
  onClose: () => void;
}

/** The dialog in which a letter to many clients is written; it opens once its texts are known. */
export function LetterToMany(props: ManyProps) {
  const t = useT();
  const { data: texts, isFetchedAfterMount, error, refetch } = useLetterTexts();
  if (texts && isFetchedAfterMount) return <WriteToMany {...props} texts={texts} />;
  return (
    <RecordDialog
      title={t('letters.manyTitle')}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

/** The same for a mail to one. */
export function LetterToOne(props: Omit<WriteToOneProps, 'texts'>) {
  const t = useT();
  const { data: texts, isFetchedAfterMount, error, refetch } = useLetterTexts();
  const { recipient, onClose } = props;
  if (texts && isFetchedAfterMount) return <WriteToOne {...props} texts={texts} />;
  return (
    <RecordDialog
      title={t('letters.oneTitle', { name: recipient.name || recipient.email })}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
