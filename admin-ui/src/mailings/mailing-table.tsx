import { useNavigate } from 'react-router-dom';
import type { ClientMailing } from '../api/types';
import { DateTime } from '../components/date-time';
import { Tag } from '../components/tag';
import { NameCell } from '../directory/cells';
import styles from '../directory/directory.module.css';
import { RecordTable } from '../kit/record-table';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { MailingBar } from './mailing-bar';

/** The e-mails of the page: about what, how far each is, whom it did not reach, who sent it and when. */
export function MailingTable() {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormat();
  return (
    <RecordTable<ClientMailing>
      label={t('mailings.caption')}
      onOpen={(id) => void navigate(paths.mailing(id))}
      columns={[
        {
          source: 'subject',
          label: t('mailings.column.subject'),
          sortable: true,
          width: 'auto',
          render: ({ id, subject, sent_at }) => (
            <>
              <NameCell name={subject} to={paths.mailing(id)} />
              <DateTime
                value={sent_at}
                className={`${styles['small'] ?? ''} ${styles['onPhone'] ?? ''} cut`}
              />
            </>
          ),
        },
        {
          source: 'counts',
          label: t('mailings.column.progress'),
          width: '200px',
          phoneWidth: '132px',
          render: ({ counts, subject }) => <MailingBar counts={counts} label={subject} />,
        },
        {
          source: 'failed',
          label: t('mailings.column.failed'),
          align: 'right',
          width: '96px',
          phoneWidth: '84px',
          className: 'num',
          render: ({ counts: { failed } }) =>
            failed > 0 ? <Tag tone="bad">{number(failed)}</Tag> : number(failed),
        },
        {
          source: 'sent_by_name',
          label: t('mailings.column.by'),
          width: '18%',
          className: `${styles['wide'] ?? ''} cut`,
          render: ({ sent_by_name: name }) =>
            name ?? <span className={styles['faint']}>{t('mailings.nobody')}</span>,
        },
        {
          source: 'sent_at',
          label: t('mailings.column.at'),
          sortable: true,
          align: 'right',
          width: '144px',
          className: styles['notPhone'],
          render: ({ sent_at }) => <DateTime value={sent_at} className={styles['faint'] ?? ''} />,
        },
      ]}
    />
  );
}
