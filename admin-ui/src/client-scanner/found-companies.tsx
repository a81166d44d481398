import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { WarehousePicture } from '../components/pictures';
import { ReasonButton } from '../components/reason-button';
import { SkeletonRows } from '../components/skeletons';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { FoundCompanyRow } from './found-company-row';
import styles from './found-companies.module.css';
import { useFoundDeeds } from './use-found-deeds';
import { useFound, type FoundCompany, type ScanProgress } from './use-scan';
import { useSelection, type Selection } from './use-selection';

const nothing: readonly FoundCompany[] = [];

/** The companies that were found: to be saved among the global clients, or to be removed. */
export function FoundCompanies({ progress }: { progress: ScanProgress | undefined }) {
  const t = useT();
  const { number } = useFormat();
  const { data, error, refetch } = useFound(progress);
  const companies = data?.items ?? nothing;
  const selection = useSelection(companies);
  const { busy, save, remove, clear } = useFoundDeeds();
  const isRunning = progress?.status === 'running';
  return (
    <section className={styles['found']} aria-labelledby="found-companies">
      <div className={styles['head']}>
        <h2 id="found-companies">
          {t('scanner.found.title')}
          {data && <span className="num">{number(data.total)}</span>}
        </h2>
        {companies.length > 0 && (
          <Tools
            {...{ companies, selection }}
            busy={busy}
            onSave={() => void save(selection.ids)}
            onClear={() => void clear()}
          />
        )}
      </div>
      <div
        className={styles['list']}
        tabIndex={companies.length > 0 ? 0 : undefined}
        role="group"
        aria-labelledby="found-companies"
      >
        {!data && !error && <SkeletonRows rows={4} height={72} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && companies.length === 0 && (
          <EmptyState
            picture={<WarehousePicture />}
            title={t(isRunning ? 'scanner.found.soon' : 'scanner.found.none')}
            text={t(isRunning ? 'scanner.found.soonText' : 'scanner.found.noneText')}
          />
        )}
        {companies.length > 0 && (
          <ul>
            {companies.map((company) => (
              <FoundCompanyRow
                key={company.temp_id}
                company={company}
                isSelected={selection.has(company.temp_id)}
                isBusy={busy === company.temp_id}
                onToggle={() => selection.toggle(company.temp_id)}
                onRemove={() => void remove(company)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ToolsProps {
  companies: readonly FoundCompany[];
  selection: Selection;
  busy: string | number | null;
  onSave: () => void;
  onClear: () => void;
}

function Tools({ companies, selection, busy, onSave, onClear }: ToolsProps) {
  const t = useT();
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { ids, isMixed } = selection;
  const isAll = ids.length === companies.length;
  const counted = { smart_count: ids.length, count: number(ids.length) };
  return (
    <div className={styles['tools']}>
      <label className={styles['all']}>
        <Checkbox
          checked={isAll}
          indeterminate={isMixed}
          onChange={() => (isAll ? selection.none() : selection.all())}
        />
        <span>{t(isAll ? 'scanner.found.selectNone' : 'scanner.found.selectAll')}</span>
      </label>
      <span className={`${styles['chosen'] ?? ''} num`} role="status">
        {t('scanner.found.selected', counted)}
      </span>
      <span className={styles['grow']} />
      <Button onClick={() => setAsking(true)} disabled={busy !== null}>
        {t('scanner.found.clear')}
      </Button>
      <ReasonButton
        variant="tonal"
        reason={ids.length === 0 ? t('scanner.found.noneSelected') : null}
        waiting={busy !== null}
        loading={busy === 'save'}
        onClick={onSave}
      >
        {t('scanner.found.save', counted)}
      </ReasonButton>
      <ConfirmDialog
        open={isAsking}
        title={t('scanner.clear.title', { smart_count: companies.length, count: number(companies.length) })}
        confirmLabel={t('scanner.clear.submit')}
        destructive
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        onClose={() => setAsking(false)}
      >
        {t('scanner.clear.text')}
      </ConfirmDialog>
    </div>
  );
}
