import { LateTexts } from '../../kit/i18n/late-texts';
import { type WriteToOneProps, WriteToOne } from './write-to-one';
import type { Schemas } from '../../kit/api/types';
import { RecordDialog } from '../../kit/form/record-dialog';
import { useT } from '../../kit/i18n/use-t';
import type { Recipient } from './recipient';
import { useMailTexts } from './use-mail-texts';
import { WriteToMany } from './write-to-many';

interface ManyProps {
  recipients: readonly Recipient[];
  onSent: (mailing: Schemas['ClientMailingDto']) => void;
  onClose: () => void;
}

/** The dialog in which a mailing is written; it opens once its texts are known. */
function MailToMany(props: ManyProps) {
  const t = useT();
  const { data: texts, isFetchedAfterMount, error, refetch } = useMailTexts();
  if (texts && isFetchedAfterMount) return <WriteToMany {...props} texts={texts} />;
  return (
    <RecordDialog
      title={t('clientMail.manyTitle')}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

/** The same for a mail to one. */
function MailToOne(props: Omit<WriteToOneProps, 'texts'>) {
  const t = useT();
  const { data: texts, isFetchedAfterMount, error, refetch } = useMailTexts();
  const { recipient, onClose } = props;
  if (texts && isFetchedAfterMount) return <WriteToOne {...props} texts={texts} />;
  return (
    <RecordDialog
      title={t('clientMail.oneTitle', { name: recipient.name || recipient.email })}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** The dialog for a mail to one with its texts, which the screen around it does without. */
export function LateMail(props: Omit<WriteToOneProps, 'texts'>) {
  return (
    <LateTexts>
      <MailToOne {...props} />
    </LateTexts>
  );
}

/** The same for the dialog for a mailing. */
export function LateMailToMany(props: ManyProps) {
  return (
    <LateTexts>
      <MailToMany {...props} />
    </LateTexts>
  );
}
