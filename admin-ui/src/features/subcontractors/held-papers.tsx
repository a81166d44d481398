import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { api } from '../../kit/api/client';
import type { DirectorySubcontractor, Schemas } from '../../kit/api/types';
import { Tag } from '../../kit/components/tag';
import styles from '../../kit/directory/directory.module.css';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';

type HeldPaper = Schemas['HeldPaper'];

/** The papers of all carriers on the page of the list, in one call that its rows share. */
function useHeldPapers(id: number): HeldPaper[] {
  const { data = [] } = useListContext<DirectorySubcontractor>();
  const ids = data.map((carrier) => carrier.id);
  const { data: held } = useQuery({
    // Under the list's own key: what refreshes the list refreshes them.
    queryKey: ['subcontractors', 'held-papers', ids],
    queryFn: ({ signal }) => api.get('/carrier-papers', { params: { query: { ids } }, signal }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  return held?.items.filter((paper) => paper.subcontractor_id === id) ?? [];
}

/** How long a carrier's insurance and licence hold: the one that ends first, both when it is pointed at. */
export function HeldPapersCell({ id }: { id: number }) {
  const t = useT();
  const { shortDate } = useFormat();
  const papers = useHeldPapers(id);
  const until = ({ valid_until: day }: HeldPaper) =>
    day ? t('partners.papers.until', { day: shortDate(`${day}T12:00:00Z`) }) : t('partners.papers.noEnd');
  // One without an end holds longest.
  const endOf = ({ valid_until: day }: HeldPaper) => day ?? '9999';
  const first = papers.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1))[0];
  if (!first) return <span className={styles['faint']}>–</span>;
  const title = papers
    .map((paper) => `${t(`partners.papers.kinds.${paper.kind}`)}: ${until(paper)}`)
    .join('\n');
  if (first.state === 'valid')
    return (
      <span className={styles['faint']} title={title}>
        {until(first)}
      </span>
    );
  return (
    <Tag tone={first.state === 'expired' ? 'bad' : 'warn'} title={title}>
      {first.state === 'expired' ? t('partners.papers.state.expired') : until(first)}
    </Tag>
  );
}
