import { LateTexts } from '../../kit/i18n/late-texts';
import { type WriteToOneProps, WriteToOne } from './write-to-one';
import type { Schemas } from '../../kit/api/types';
import { RecordDialog } from '../../kit/form/record-dialog';
import { useT } from '../../kit/i18n/use-t';
import type { Recipient } from './recipient';
import { useLetterTexts } from './use-letter-texts';
import { WriteToMany } from './write-to-many';

interface ManyProps {
  recipients: readonly Recipient[];
  onSent: (mailing: Schemas['ClientMailingDto']) => void;
  onClose: () => void;
}

/** The dialog in which a letter to many clients is written; it opens once its texts are known. */
function LetterToMany(props: ManyProps) {
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
function LetterToOne(props: Omit<WriteToOneProps, 'texts'>) {
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

/** The dialog for a mail to one with its texts, which the screen around it does without. */
export function LateLetter(props: Omit<WriteToOneProps, 'texts'>) {
  return (
    <LateTexts>
      <LetterToOne {...props} />
    </LateTexts>
  );
}

/** The same for the dialog for a letter to many. */
export function LateLetterToMany(props: ManyProps) {
  return (
    <LateTexts>
      <LetterToMany {...props} />
    </LateTexts>
  );
}
