import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { problemOf } from '../api/problem-of';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { PageHead } from '../components/page-head';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import type { Import } from './choices';
import { ColumnsStep } from './columns-step';
import { PreviewStep } from './preview-step';
import { RunStep } from './run-step';
import styles from './steps.module.css';
import { useChoices } from './use-choices';
import { useImport } from './use-import';

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
        <EmptyState title={t('imports.missing.title')} text={t('imports.missing.text')}>
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
