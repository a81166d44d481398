import { importKindValues } from '@frakto/sdk/enums';
import { useNavigate } from 'react-router-dom';
import { DateTime } from '../components/date-time';
import { EmptyState } from '../components/empty-state';
import { TrayPicture } from '../components/pictures';
import { NameCell } from '../directory/cells';
import styles from '../directory/directory.module.css';
import { DirectoryPage } from '../directory/directory-page';
import { RecordTable, type TableColumn } from '../kit/record-table';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import type { Import } from './choices';
import { ImportButton } from './import-button';
import { ImportStatusTag } from './import-status-tag';

const pollMs = 1_000;
const isRunning = (imports: readonly Import[]) => imports.some(({ status }) => status === 'running');

/** All imports, the newest first. */
export function ImportList() {
  const t = useT();
  const ways = importKindValues.map((kind) => (
    <ImportButton key={kind} kind={kind} label={t(`imports.heading.${kind}`)} />
  ));
  const empty = (
    <EmptyState
      title={t('imports.list.emptyTitle')}
      text={t('imports.list.emptyText')}
      picture={<TrayPicture />}
    >
      {ways}
    </EmptyState>
  );
  return (
    <DirectoryPage<Import>
      title={t('imports.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={ways}
      tools={null}
      pollWhile={[isRunning, pollMs]}
      empty={empty}
      nothing={empty}
    >
      <ImportTable />
    </DirectoryPage>
  );
}

function ImportTable() {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormat();
  const count = (
    source: 'row_count' | 'created' | 'skipped' | 'rejected',
    label: string,
    className = '',
  ): TableColumn<Import> => ({
    source,
    label,
    align: 'right',
    width: '112px',
    className: `${className} num`,
    render: (imported) => number(imported[source]),
  });
  return (
    <RecordTable<Import>
      label={t('imports.list.caption')}
      onOpen={(id) => void navigate(paths.import(id))}
      columns={[
        {
          source: 'file_name',
          label: t('imports.list.file'),
          width: 'auto',
          render: ({ id, file_name: name, kind }) => (
            <NameCell name={name} to={paths.import(id)} note={t(`imports.kind.${kind}`)} />
          ),
        },
        {
          source: 'status',
          label: t('imports.list.status'),
          width: '144px',
          render: (imported) => <ImportStatusTag imported={imported} />,
        },
        count('row_count', t('imports.list.rows'), styles['wide']),
        count('created', t('imports.list.entered'), styles['notPhone']),
        count('skipped', t('imports.list.skipped'), styles['wide']),
        count('rejected', t('imports.list.refused'), styles['notPhone']),
        {
          source: 'created_at',
          label: t('imports.list.created'),
          sortable: true,
          align: 'right',
          width: '144px',
          className: styles['notPhone'],
          render: (imported) => <DateTime value={imported.created_at} className={styles['faint'] ?? ''} />,
        },
      ]}
    />
  );
}
