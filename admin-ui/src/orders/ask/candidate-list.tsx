import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/error-state';
import { SkeletonRows } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { focusListSearch } from '../../shell/hot-keys';
import type { useSubcontractorSearch } from '../queries/order-queries';
import { CandidateRow } from './candidate-row';
import type { Candidate } from './candidates';
import type { useSelection } from './use-selection';
import styles from './ask-dialog.module.css';

interface CandidateListProps {
  candidates: readonly Candidate[];
  search: ReturnType<typeof useSubcontractorSearch>;
  /** What is searched for; empty for everyone. */
  query: string;
  orderId: number;
  routeId: number;
  selection: ReturnType<typeof useSelection>;
}

/** The subcontractors to choose from, or why there are none to see. */
export function CandidateList({
  candidates,
  search,
  query,
  orderId,
  routeId,
  selection,
}: CandidateListProps) {
  const t = useT();
  // The search above is what a person wants first; the dialog would otherwise put the focus on itself.
  useEffect(() => {
    focusListSearch();
  }, []);
  return (
    <div className={styles['list']} role="group" aria-label={t('orders.askDialog.title')}>
      {search.isPending && <SkeletonRows rows={6} />}
      {search.error && !search.data && (
        <ErrorState
          error={search.error}
          title={t('orders.askDialog.failed')}
          onRetry={() => void search.refetch()}
        />
      )}
      {search.data && candidates.length === 0 && (
        <p className={styles['empty']}>
          {query ? (
            t('orders.askDialog.nothing', { query })
          ) : (
            <>
              {t('orders.askDialog.empty')}{' '}
              <Link to={paths.subcontractors}>{t('orders.askDialog.toDirectory')}</Link>
            </>
          )}
        </p>
      )}
      <ul>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            orderId={orderId}
            routeId={routeId}
            checked={selection.has(candidate.id)}
            onToggle={() => selection.toggle(candidate)}
          />
        ))}
      </ul>
    </div>
  );
}
