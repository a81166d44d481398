import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { ErrorState } from '../../../kit/components/error-state';
import { Note } from '../../../kit/components/note';
import { Section } from '../../../kit/components/section';
import { useToast } from '../../../kit/components/use-toast';
import { fileSize } from '../../../kit/format/file-size';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { saveFile } from '../../../kit/save-file';
import styles from '../settings.module.css';
import { EraseSection } from './erase-section';

/** What an owner does with the company's data as a whole: taking them along, and erasing a person's. */
export function CompanyData({ companyId }: { companyId: number }) {
  return (
    <div className={styles['data']}>
      <ExportSection companyId={companyId} />
      <EraseSection />
    </div>
  );
}

type Export = Schemas['CompanyExport'];

const askAgainMs = 2_000;

/** Has all data of the company exported, shows how far that is, also after leaving the page, and downloads it. */
function ExportSection({ companyId }: { companyId: number }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const path = { params: { path: { id: companyId } } };
  const key = ['company-export', companyId];
  const state = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/companies/{id}/export/status', { ...path, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.export?.status === 'running' ? askAgainMs : false),
  });
  const start = useMutation({
    mutationFn: () => api.post('/companies/{id}/export', path),
    onSuccess: (started) => client.setQueryData(key, { export: started }),
    onError: (error) => toast.failure(t('settings.data.failed'), error),
  });
  const latest = state.data?.export ?? null;
  const isRunning = latest?.status === 'running';
  return (
    <Section title={t('settings.data.title')} text={t('settings.data.text')}>
      <div className={styles['dataLine']}>
        {state.error ? (
          <ErrorState error={state.error} onRetry={() => void state.refetch()} />
        ) : (
          latest && <ExportState latest={latest} />
        )}
        <div className={styles['dataRow']}>
          {latest?.status === 'ready' && <DownloadButton companyId={companyId} latest={latest} />}
          {!isRunning && (
            <Button
              variant={latest?.status === 'ready' ? 'text' : 'outlined'}
              disabled={state.isPending}
              aria-busy={start.isPending}
              onClick={() => {
                if (!start.isPending) start.mutate();
              }}
            >
              {t(
                start.isPending
                  ? 'settings.data.starting'
                  : latest?.status === 'ready'
                    ? 'settings.data.again'
                    : 'settings.data.start',
              )}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function ExportState({ latest }: { latest: Export }) {
  const t = useT();
  const format = useFormat();
  const { status, done, total, size, created_at, expires_at } = latest;
  switch (status) {
    case 'running':
      return (
        <div role="status" style={{ width: '100%' }}>
          <p>{t('settings.data.running')}</p>
          <LinearProgress
            variant={total > 0 ? 'determinate' : 'indeterminate'}
            value={(100 * done) / Math.max(1, total)}
            aria-label={t('settings.data.title')}
          />
          <p>
            {total > 0
              ? t('settings.data.progress', { done: format.number(done), total: format.number(total) })
              : t('settings.data.counting')}
          </p>
        </div>
      );
    case 'ready':
      return (
        <Note tone="ok" role="status">
          {t('settings.data.ready', {
            time: format.dateTime(created_at),
            size: fileSize(size ?? 0, format),
            until: format.dateTime(expires_at ?? created_at),
          })}
        </Note>
      );
    default:
      return (
        <Note tone="bad" role="alert">
          {t('settings.data.failedNote')}
        </Note>
      );
  }
}

function DownloadButton({ companyId, latest }: { companyId: number; latest: Export }) {
  const t = useT();
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => api.download('/companies/{id}/export', { params: { path: { id: companyId } } }),
    onSuccess: ({ content }) =>
      saveFile(`frakto-${String(companyId)}-${latest.created_at.slice(0, 10)}.zip`, content),
    onError: (error) => toast.failure(t('settings.data.downloadFailed'), error),
  });
  return (
    <Button
      variant="contained"
      aria-busy={download.isPending}
      onClick={() => {
        if (!download.isPending) download.mutate();
      }}
    >
      {t('settings.data.download')}
    </Button>
  );
}
