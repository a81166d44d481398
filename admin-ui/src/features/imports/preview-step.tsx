import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { problemOf } from '../../kit/api/use-describe-failure';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { planOf, type Choices, type Import } from './choices';
import { ImportFrame } from './import-frame';
import styles from './steps.module.css';
import { useRememberImport } from './use-import';
import type { Schemas } from '../../kit/api/types';
import { Counts } from './counts';
import { Segmented } from '../../kit/components/segmented';
import { PreviewTable } from './preview-table';

interface PreviewRowsProps {
  preview: Schemas['ImportPreview'];
  choices: Choices;
}

type Shown = 'first' | 'faults';

/** The first rows, or those that something stands against: these first, when there are any. */
function PreviewRows({ preview, choices }: PreviewRowsProps) {
  const t = useT();
  const { number } = useFormat();
  const [shown, setShown] = useState<Shown>(preview.faulty > 0 ? 'faults' : 'first');
  const rows = shown === 'first' ? preview.rows : preview.faulty_rows;
  const isCut = shown === 'faults' && preview.faulty > preview.faulty_rows.length;
  return (
    <div className={styles['rows']}>
      <div className={styles['tools']}>
        <Segmented
          label={t('imports.preview.show')}
          value={shown}
          options={[
            { value: 'faults', label: t('imports.preview.faults', { count: number(preview.faulty) }) },
            { value: 'first', label: t('imports.preview.first') },
          ]}
          onChange={setShown}
        />
        {isCut && <small>{t('imports.preview.firstOfFaults', { count: rows.length })}</small>}
      </div>
      {rows.length === 0 ? (
        <p className={styles['none']}>{t('imports.preview.noFaults')}</p>
      ) : (
        <PreviewTable rows={rows} choices={choices} faultsFirst={shown === 'faults'} />
      )}
    </div>
  );
}

interface PreviewCountsProps {
  preview: Schemas['ImportPreview'];
  /** Rows that would be entered. */
  count: number;
  isSkipping: boolean;
}

/** How many rows would be entered, passed over and refused. */
function PreviewCounts({ preview, count, isSkipping }: PreviewCountsProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <Counts
      counts={[
        { name: t('imports.preview.enterable'), value: number(count), tone: 'good' },
        {
          name: t('imports.preview.duplicates'),
          value: number(preview.duplicates),
          hint: t(isSkipping ? 'imports.preview.duplicatesSkipped' : 'imports.preview.duplicatesAdded'),
        },
        ...(preview.collected > 0
          ? [
              {
                name: t('imports.preview.collected'),
                value: number(preview.collected),
                hint: t('imports.preview.collectedHint'),
              },
            ]
          : []),
        {
          name: t('imports.preview.faulty'),
          value: number(preview.faulty),
          hint: t('imports.preview.faultyHint'),
          ...(preview.faulty > 0 && { tone: 'bad' as const }),
        },
      ]}
    />
  );
}

interface PreviewStepProps {
  imported: Import;
  choices: Choices;
  /** Reads the import again: it is not what it was. */
  onChanged: () => void;
}

/** The third step: what would be entered, and what is wrong with the rest. */
export function PreviewStep({ imported, choices, onChanged }: PreviewStepProps) {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormat();
  const { id, kind } = imported;
  const { data, error, refetch } = usePreview(id, choices);
  const { start, isStarting } = useStart(id, choices, onChanged);
  const isSkipping = choices.duplicates === 'skip';
  const count = data ? data.valid - data.collected - (isSkipping ? data.duplicates : 0) : 0;
  const back = paths.import(id);
  const foot = (
    <>
      <Button variant="outlined" onClick={() => void navigate(back)}>
        <Icon of={ChevronLeft} />
        {t('imports.preview.back')}
      </Button>
      <ReasonButton
        variant="contained"
        loading={isStarting}
        waiting={!data || isStarting}
        reason={data && count === 0 ? t('imports.preview.nothing') : null}
        onClick={() => void start()}
      >
        {data
          ? t('imports.preview.start', { smart_count: count, count: number(count) })
          : t('imports.preview.checking')}
      </ReasonButton>
    </>
  );
  return (
    <ImportFrame kind={kind} step="preview" ways={{ file: paths.newImport(kind), columns: back }} foot={foot}>
      <div className={styles['title']}>
        <h2>{t('imports.preview.title')}</h2>
        <p role="status">{data || error ? imported.file_name : t('imports.preview.checking')}</p>
      </div>
      {error && (
        <ErrorState error={error} title={t('imports.preview.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={10} height={40} />}
      {data && (
        <>
          <PreviewCounts preview={data} count={count} isSkipping={isSkipping} />
          <PreviewRows preview={data} choices={choices} />
        </>
      )}
    </ImportFrame>
  );
}

/** What an import would do; asked again only for other columns, or in another language. */
function usePreview(id: number, choices: Choices) {
  const { locale } = useLocale();
  const { mapping, defaultCountryId } = choices;
  return useQuery({
    queryKey: ['import-preview', id, locale, mapping, defaultCountryId],
    queryFn: ({ signal }) =>
      api.post('/imports/{id}/preview', { params: { path: { id } }, body: planOf(choices), signal }),
    staleTime: 60_000,
  });
}

function useStart(id: number, choices: Choices, onChanged: () => void) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const remember = useRememberImport();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      const body = planOf(choices);
      remember(await api.post('/imports/{id}/start', { params: { path: { id } }, body }));
      // The way back from here leads past a preview of what is entered already.
      void navigate(paths.import(id), { replace: true });
    } catch (error) {
      toast.failure(t('imports.preview.startFailed'), error);
      if (problemOf(error)?.code === 'import_started') onChanged();
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting };
}
