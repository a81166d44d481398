import { importKindValues, type ImportStatus } from '@frakto/sdk/enums';
import { useNavigate } from 'react-router-dom';
import { DateTime } from '../../kit/components/date-time';
import { EmptyState } from '../../kit/components/empty-state';
import { NameCell } from '../../kit/directory/cells';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryPage } from '../../kit/directory/directory-page';
import { UnlessEmpty } from '../../kit/records/record-list';
import { RecordTable, type TableColumn } from '../../kit/records/record-table';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import type { Import } from './choices';
import { ImportButton } from './import-button';
import { Tag } from '../../kit/components/tag';
import { progressOf } from './import-progress';

const tones = { uploaded: 'line', running: 'fast', done: 'good', failed: 'bad' } as const satisfies Record<
  ImportStatus,
  string
>;

/** Where an import stands. */
function ImportStatusTag({ imported }: { imported: Import }) {
  const t = useT();
  const { status } = imported;
  return (
    <Tag tone={tones[status]}>
      {status === 'running'
        ? t('imports.list.percent', { percent: Math.floor(progressOf(imported) * 100) })
        : t(`imports.status.${status}`)}
    </Tag>
  );
}

const pollMs = 1_000;
const isRunning = (imports: readonly Import[]) => imports.some(({ status }) => status === 'running');

/** All imports, the newest first. */
export function ImportList() {
  const t = useT();
  const ways = importKindValues.map((kind) => (
    <ImportButton key={kind} kind={kind} label={t(`directoryFiles.heading.${kind}`)} />
  ));
  const empty = (
    <EmptyState title={t('imports.list.emptyTitle')} text={t('imports.list.emptyText')} picture="tray">
      {ways}
    </EmptyState>
  );
  return (
    <DirectoryPage<Import>
      title={t('imports.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<UnlessEmpty>{ways}</UnlessEmpty>}
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
