import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import FileImage from 'lucide-react/icons/file-image';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../../kit/components/confirm-dialog';
import { DateTime } from '../../../../kit/components/date-time';
import { ErrorState } from '../../../../kit/components/error-state';
import { Icon } from '../../../../kit/components/icon';
import { fileSize } from '../../../../kit/format/file-size';
import { useFormat } from '../../../../kit/format/use-format';
import { useT } from '../../../../kit/i18n/use-t';
import { paths } from '../../../../kit/paths';
import { useOrder } from '../../order-context';
import type { ReceivedDocument } from '../document-groups';
import { useReceived } from '../use-documents';
import { ReceivedForm, useRefuse } from './received-form';
import styles from './received.module.css';

/** Files from outside that wait until somebody has said what they are; nothing where none do. */
export function ReceivedList() {
  const t = useT();
  const id = useId();
  const { order } = useOrder();
  const { data, error, refetch } = useReceived(order.id);
  if (error)
    return (
      <ErrorState error={error} title={t('documents.received.listFailed')} onRetry={() => void refetch()} />
    );
  if (!data || data.items.length === 0) return null;
  return (
    <section data-received className={styles['received']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('documents.received.title')}</h2>
        <p>{t('documents.received.text')}</p>
      </header>
      <ul aria-labelledby={id}>
        {data.items.map((received) => (
          <ReceivedRow key={received.id} received={received} />
        ))}
      </ul>
    </section>
  );
}

function ReceivedRow({ received }: { received: ReceivedDocument }) {
  const t = useT();
  const format = useFormat();
  const { openDialog } = useOrder();
  const { original_filename: name, source, sender, message_id: messageId } = received;
  return (
    <li>
      <span className={styles['glyph']}>
        <Icon of={received.mime_type.startsWith('image/') ? FileImage : FileText} />
      </span>
      <div className={styles['what']}>
        <button
          type="button"
          className={styles['name']}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'preview-received', received })}
        >
          {name} <Icon of={Eye} size={14} />
        </button>
        <p>
          <span>
            {t(source === 'link' ? 'documents.received.byLink' : 'documents.received.byMail', {
              name: sender,
            })}
          </span>
          <span className={`num ${styles['fact']}`}>
            {fileSize(received.file_size, format)}, <DateTime value={received.received_at} />
          </span>
          {messageId !== null && (
            <Link to={paths.message(messageId)}>{t('documents.received.openMail')}</Link>
          )}
        </p>
      </div>
      <ReceivedForm key={received.order_routes_id} received={received} />
    </li>
  );
}

interface RefuseReceivedDialogProps {
  received: ReceivedDocument;
  onClose: () => void;
}

/** Asks before a file that came over the link is deleted. */
export function RefuseReceivedDialog({ received, onClose }: RefuseReceivedDialogProps) {
  const t = useT();
  const refuse = useRefuse(received);
  return (
    <ConfirmDialog
      open
      title={t('documents.received.refuseTitle', { name: received.original_filename })}
      confirmLabel={t('documents.received.refuse')}
      destructive
      busy={refuse.isPending}
      onConfirm={() => refuse.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('documents.received.refuseText')}</p>
    </ConfirmDialog>
  );
}
