import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useMe } from '../api/session';
import { Note } from '../components/note';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import type { Import } from './choices';
import { Counts } from './counts';
import { DownloadRefused } from './download-refused';
import { ImportFrame } from './import-frame';
import { directoryPathOf } from './import-kind';
import { ImportProgress } from './import-progress';
import styles from './steps.module.css';
import { refreshDirectories } from './use-import';
import { useWatchImport } from './watch-import';

/** The last step: how far it came, and what came of it. */
export function RunStep({ imported }: { imported: Import }) {
  const t = useT();
  const { number } = useFormat();
  const { id, kind, status, file_name: file, created, skipped, rejected } = imported;
  useEnd(id, status);
  return (
    <ImportFrame kind={kind} step="run" isDone={status === 'done'} foot={<Ways imported={imported} />}>
      <div className={styles['title']}>
        <h2 role="status">
          {status === 'done' && t('imports.run.done')}
          {status === 'failed' && t('imports.run.failed')}
          {status === 'running' && t('imports.run.running')}
        </h2>
        <p>{file}</p>
      </div>
      {status !== 'done' && <ImportProgress imported={imported} />}
      <Counts
        counts={[
          { name: t('imports.run.entered'), value: number(created), ...(created > 0 && { tone: 'good' }) },
          { name: t('imports.run.skipped'), value: number(skipped) },
          { name: t('imports.run.refused'), value: number(rejected), ...(rejected > 0 && { tone: 'bad' }) },
        ]}
      />
      {status === 'running' && <Note>{t('imports.run.leave')}</Note>}
      {status === 'failed' && (
        <Note tone="bad" role="alert">
          {t('imports.run.failedText')}
        </Note>
      )}
      {status === 'done' && rejected > 0 && (
        <Note tone="warn">
          <p>{t('imports.run.refusedText')}</p>
          <DownloadRefused id={id} />
        </Note>
      )}
    </ImportFrame>
  );
}

function Ways({ imported: { kind, status } }: { imported: Import }) {
  const t = useT();
  const { is_admin: isAdministrator } = useMe();
  const directory = directoryPathOf(kind, isAdministrator);
  return (
    <>
      {status !== 'running' && (
        <Button variant="outlined" component={Link} to={paths.newImport(kind)}>
          {t(status === 'failed' ? 'imports.run.again' : 'imports.run.another')}
        </Button>
      )}
      <Button variant={status === 'running' ? 'outlined' : 'contained'} component={Link} to={directory}>
        {t('imports.run.toDirectory')}
      </Button>
    </>
  );
}

/** Directories show what was entered; whoever leaves before the end is told of it. */
function useEnd(id: number, status: Import['status']) {
  const client = useQueryClient();
  const watch = useWatchImport();
  useEffect(() => {
    if (status === 'running') watch(id);
    else refreshDirectories(client);
    // The watch goes on by itself; it begins once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, status]);
}
