import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../kit/components/page-head';
import { SearchField } from '../../../kit/components/search-field';
import { useT } from '../../../kit/i18n/use-t';
import type { OrderGroup } from '../../../kit/status/use-order-groups';
import { HeadActions } from '../head-actions';
import { useActivityCounts } from '../use-counts';
import { BoardColumn } from './board-column';
import styles from './board.module.css';

/** The stages in the order in which an order passes through them. */
const stages = ['in_valuation', 'offers', 'in_progress', 'finished'] as const satisfies readonly OrderGroup[];

/** The orders in columns by how far they have come. */
export function BoardView() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const counts = useActivityCounts()?.total;
  const total = counts && stages.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <>
      <PageHead title={t('activities.title')} count={total} actions={<HeadActions />}>
        <div className={styles['tools']}>
          <SearchField
            label={t('activities.search')}
            placeholder={t('activities.searchPlaceholder')}
            value={q}
            onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
          />
        </div>
      </PageHead>
      <div className={styles['board']}>
        {stages.map((stage) => (
          <BoardColumn key={stage} stage={stage} q={q} />
        ))}
      </div>
    </>
  );
}
