import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { DateTime } from '../../kit/components/date-time';
import { EmptyState } from '../../kit/components/empty-state';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryPage } from '../../kit/directory/directory-page';
import { NothingFound } from '../../kit/records/nothing-found';
import { RecordTable } from '../../kit/records/record-table';
import { ListSearch } from '../../kit/directory/list-search';
import { useRefresh } from '../../kit/directory/use-refresh';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { fileSize } from '../../kit/format/file-size';
import { paths } from '../../kit/paths';
import own from './set-aside-mails.module.css';

type SetAsideMail = Schemas['SetAsideMail'];

/** Mails that arrived and could not be entered: who sent them, why, and what is to become of them. */
export function SetAsideMails() {
  const t = useT();
  const [dropped, setDropped] = useState<SetAsideMail | null>(null);
  return (
    <DirectoryPage
      title={t('mail.setAside.title')}
      resource="set-aside-mails"
      sort={{ field: 'id', order: 'DESC' }}
      isAlive
      actions={
        <Button component={Link} to={paths.mailOutbox} variant="outlined" size="small">
          {t('mail.back')}
        </Button>
      }
      tools={<ListSearch label={t('mail.search')} placeholder={t('mail.setAside.searchPlaceholder')} />}
      notice={<SetAsideNotice />}
      empty={
        <EmptyState
          title={t('mail.setAside.empty.title')}
          text={t('mail.setAside.empty.text')}
          picture="envelope"
        />
      }
      nothing={<NothingFound />}
      dialogs={dropped && <DropQuestion mail={dropped} onClose={() => setDropped(null)} />}
    >
      <SetAsideTable onDrop={setDropped} />
    </DirectoryPage>
  );
}

/** What the mails of the page are; nothing while there are none. */
function SetAsideNotice() {
  const t = useT();
  const { data = [] } = useListContext<SetAsideMail>();
  if (data.length === 0) return null;
  return <Note tone="warn">{t('mail.setAside.text')}</Note>;
}

function SetAsideTable({ onDrop }: { onDrop: (mail: SetAsideMail) => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <RecordTable<SetAsideMail>
      label={t('mail.setAside.title')}
      columns={[
        {
          source: 'subject',
          label: t('mail.column.subject'),
          width: '30%',
          phoneWidth: 'auto',
          render: ({ subject, from, reason }) => (
            <>
              <span className={`${styles['primary']} cut`} title={subject}>
                {subject}
              </span>
              <span className={`${styles['small']} cut`} title={from}>
                {from}
              </span>
              <span className={`${styles['small']} ${styles['onPhone']}`}>
                {t(`mail.setAside.why.${reason}`)}
              </span>
            </>
          ),
        },
        {
          source: 'reason',
          label: t('mail.setAside.reason'),
          width: '30%',
          className: `${styles['notPhone']} ${own['reason']}`,
          render: ({ reason }) => t(`mail.setAside.why.${reason}`),
        },
        {
          source: 'size',
          label: t('mail.setAside.size'),
          sortable: true,
          align: 'right',
          width: '88px',
          className: `${styles['wide']} num`,
          render: ({ size }) => fileSize(size, format),
        },
        {
          source: 'attempts',
          label: t('mail.column.attempts'),
          align: 'right',
          width: '136px',
          className: `${styles['wide']} num`,
          render: ({ attempts, last_tried_at }) => (
            <>
              {attempts}
              {last_tried_at && (
                <span className={styles['small']}>
                  {t('mail.setAside.lastTried', { time: format.dateTime(last_tried_at) })}
                </span>
              )}
            </>
          ),
        },
        {
          source: 'arrived_at',
          label: t('mail.setAside.arrived'),
          sortable: true,
          align: 'right',
          width: '136px',
          className: styles['notPhone'],
          render: ({ arrived_at }) => <DateTime value={arrived_at} className={styles['faint'] ?? ''} />,
        },
        {
          source: 'actions',
          label: t('mail.setAside.actions'),
          align: 'right',
          width: '220px',
          phoneWidth: '156px',
          render: (mail) => <Actions mail={mail} onDrop={() => onDrop(mail)} />,
        },
      ]}
    />
  );
}

function Actions({ mail: { id, subject }, onDrop }: { mail: SetAsideMail; onDrop: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => api.post('/incoming-mail/set-aside/{id}/retry', { params: { path: { id } } }),
    onSuccess: () => toast.success(t('mail.setAside.retried', { subject })),
    onError: (error) => toast.failure(t('mail.setAside.retryFailed', { subject }), error),
    onSettled: () => refresh('set-aside-mails'),
  });
  return (
    <span className={own['actions']}>
      <Button
        size="small"
        variant="outlined"
        loading={retry.isPending}
        aria-label={t('mail.setAside.retryOf', { subject })}
        onClick={() => retry.mutate()}
      >
        {t('mail.setAside.retry')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={t('mail.setAside.dropOf', { subject })}
        onPointerEnter={ConfirmDialog.preload}
        onClick={onDrop}
      >
        {t('mail.setAside.drop')}
      </Button>
    </span>
  );
}

function DropQuestion({ mail: { id, subject }, onClose }: { mail: SetAsideMail; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const removal = useMutation({
    mutationFn: () => api.delete('/incoming-mail/set-aside/{id}', { params: { path: { id } } }),
    onSuccess: () => toast.success(t('mail.setAside.dropped', { subject })),
    onError: (error) => toast.failure(t('mail.setAside.dropFailed', { subject }), error),
    onSettled: () => {
      onClose();
      refresh('set-aside-mails');
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('mail.setAside.dropTitle', { subject })}
      confirmLabel={t('mail.setAside.drop')}
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {t('mail.setAside.dropText')}
    </ConfirmDialog>
  );
}
