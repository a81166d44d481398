import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { problemOf } from '../../kit/api/use-describe-failure';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { useDocumentTitle } from '../../kit/components/page-head';
import { EnvelopePicture } from '../../kit/components/pictures';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { MessageView } from './message-view';
import styles from './message.module.css';
import { useMessage } from './use-message';

/** `/message/{id}`: a message to or from somebody outside. */
export function MessagePage() {
  const { id } = useParams();
  return /^[1-9]\d{0,9}$/.test(id ?? '') ? <LoadedMessage key={id} id={Number(id)} /> : <NotFound />;
}

function LoadedMessage({ id }: { id: number }) {
  const t = useT();
  const { data: message, error, refetch } = useMessage(id);
  useDocumentTitle(message?.subject ?? t('messages.title'));
  // Also when it went away while it was open.
  if (problemOf(error)?.status === 404) return <NotFound />;
  return (
    <div className={styles['page']}>
      <Link to={paths.activities} className={styles['back']}>
        <Icon of={ArrowLeft} size={14} />
        {t('messages.back')}
      </Link>
      {message && <MessageView message={message} />}
      {!message && error && (
        <ErrorState error={error} title={t('messages.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!message && !error && <SkeletonLines lines={10} />}
    </div>
  );
}

function NotFound() {
  const t = useT();
  useDocumentTitle(t('messages.notFound.title'));
  return (
    <>
      <h1 className="visually-hidden">{t('messages.notFound.title')}</h1>
      <EmptyState
        title={t('messages.notFound.title')}
        text={t('messages.notFound.text')}
        picture={<EnvelopePicture />}
      >
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('messages.back')}
        </Button>
      </EmptyState>
    </>
  );
}
