import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { problemOf } from '../../kit/api/use-describe-failure';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { type Import, firstChoices, type Choices } from './choices';
import { ColumnsStep } from './columns-step';
import { PreviewStep } from './preview-step';
import styles from './steps.module.css';
import { useImport, refreshDirectories } from './use-import';
import { useState, useEffect } from 'react';
import { draftName } from '../../kit/api/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../kit/api/session';
import { Note } from '../../kit/components/note';
import { useFormat } from '../../kit/format/use-format';
import { Counts } from './counts';
import { ImportFrame } from './import-frame';
import { directoryPathOf } from './import-kind';
import { ImportProgress } from './import-progress';
import { useWatchImport } from './watch-import';
import Download from 'lucide-react/icons/download';
import { api } from '../../kit/api/client';
import { Icon } from '../../kit/components/icon';
import { useToast } from '../../kit/components/use-toast';
import { saveFile } from '../../kit/save-file';

/** Saves the rows that were not entered, with the reasons. */
function DownloadRefused({ id }: { id: number }) {
  const t = useT();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const { name, content } = await api.download('/imports/{id}/rejected', { params: { path: { id } } });
      saveFile(name ?? 'rejected.csv', content);
    } catch (error) {
      toast.failure(t('imports.run.downloadFailed'), error, { retry: () => void download() });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()} sx={{ mt: 1 }}>
      <Icon of={Download} size={14} />
      {t('imports.run.download')}
    </Button>
  );
}

/** The last step: how far it came, and what came of it. */
function RunStep({ imported }: { imported: Import }) {
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

const keyOf = (id: number) => draftName(`import.${String(id)}`);

/** What was chosen for an import, and by whom. */
interface ChoosingOf {
  choices: Choices;
  /** Nobody has chosen in this tab yet: they are what the heads of the file suggest. */
  areSuggested: boolean;
  choose: (next: Choices) => void;
}

/** The choices for an import. They stay in this tab, so that a way back, or a reload, loses nothing. */
function useChoices(imported: Import): ChoosingOf {
  const [kept, setKept] = useState(() => readKept(imported));
  const keep = (next: Choices) => {
    setKept(next);
    sessionStorage.setItem(keyOf(imported.id), JSON.stringify(next));
  };
  return { choices: kept ?? firstChoices(imported), areSuggested: kept === null, choose: keep };
}

function readKept({ id }: Import): Choices | null {
  try {
    // Nobody but this module writes there.
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Choices | null;
  } catch {
    return null;
  }
}

/** An import by its number: the step that it is at. */
export function ImportPage() {
  const { id = '', step } = useParams();
  const number = Number(id);
  const { data, error, refetch } = useImport(number);
  const reload = () => void refetch();
  if (data) {
    return <ImportSteps key={data.id} imported={data} isPreview={step === 'preview'} onReload={reload} />;
  }
  const isMissing = !(Number.isSafeInteger(number) && number > 0) || problemOf(error)?.status === 404;
  return <NoImport isMissing={isMissing} error={error} onRetry={reload} />;
}

interface ImportStepsProps {
  imported: Import;
  isPreview: boolean;
  onReload: () => void;
}

function ImportSteps({ imported, isPreview, onReload }: ImportStepsProps) {
  const { choices, areSuggested, choose } = useChoices(imported);
  if (imported.status !== 'uploaded') return <RunStep imported={imported} />;
  const hasName = choices.mapping.some(({ field }) => field === 'name');
  // The address of a preview, opened elsewhere, does not know what was chosen: the columns are asked for again.
  return isPreview && hasName && !areSuggested ? (
    <PreviewStep imported={imported} choices={choices} onChanged={onReload} />
  ) : (
    <ColumnsStep imported={imported} choices={choices} onChoose={choose} />
  );
}

function NoImport({
  isMissing,
  error,
  onRetry,
}: {
  isMissing: boolean;
  error: unknown;
  onRetry: () => void;
}) {
  const t = useT();
  return (
    <>
      <PageHead title={t('imports.title')} />
      {isMissing && (
        <EmptyState title={t('imports.missing.title')} text={t('imports.missing.text')} picture="tray">
          <Button variant="outlined" component={Link} to={paths.imports}>
            {t('imports.earlier')}
          </Button>
        </EmptyState>
      )}
      {!isMissing && error !== null && <ErrorState error={error} onRetry={onRetry} />}
      {!isMissing && error === null && (
        <div className={styles['none']}>
          <SkeletonLines lines={6} />
        </div>
      )}
    </>
  );
}
