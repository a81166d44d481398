import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Send from 'lucide-react/icons/send';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { DialogHeading } from '../../components/dialog-heading';
import { Icon } from '../../components/icon';
import { ReasonButton } from '../../components/reason-button';
import { SearchField } from '../../components/search-field';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { usePriceRequests, useSubcontractorSearch } from '../queries/order-queries';
import type { Route } from '../queries/types';
import { submitOnCtrlEnter } from '../submit-keys';
import { useLegName } from '../use-leg-name';
import { AskResult } from './ask-result';
import { CandidateList } from './candidate-list';
import { candidatesOf } from './candidates';
import { useAsk } from './use-ask';
import { useSelection } from './use-selection';
import styles from './ask-dialog.module.css';

/** `Zapytaj podwykonawców`: who of the directory gets a price request for a route. */
export function AskDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const { order } = useOrder();
  const [query, setQuery] = useState('');
  const search = useSubcontractorSearch(query);
  const asked = usePriceRequests(order.id, route.id).data?.items;
  const candidates = useMemo(() => candidatesOf(search.data?.items ?? [], asked ?? []), [search.data, asked]);
  const selection = useSelection(candidates);
  const [askedNames, setAskedNames] = useState(selection.names);
  const ask = useAsk(route.id, onClose);
  const count = selection.names.size;
  const reason = count === 0 ? t('orders.askDialog.nobody') : null;
  const close = () => {
    if (!ask.isPending) onClose();
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (count === 0 || ask.isPending) return;
    setAskedNames(selection.names);
    ask.mutate([...selection.names.keys()], { onSuccess: selection.clear });
  }

  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
        <DialogHeading id={`${id}-title`} onClose={close}>
          {t('orders.askDialog.title')}
        </DialogHeading>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p className={styles['text']}>{t('orders.askDialog.text', { leg: useLegName()(route) })}</p>
          {ask.data && <AskResult answer={ask.data} names={askedNames} />}
          <div className={styles['tools']}>
            <SearchField
              label={t('orders.askDialog.search')}
              placeholder={t('orders.askDialog.search')}
              value={query}
              onSearch={setQuery}
            />
            <label className={styles['all']}>
              <Checkbox
                checked={selection.all}
                indeterminate={selection.some}
                disabled={selection.nonePossible}
                onChange={selection.toggleAll}
              />
              {t(query ? 'orders.askDialog.allShown' : 'orders.askDialog.all')}
            </label>
          </div>
          <CandidateList
            candidates={candidates}
            search={search}
            query={query}
            orderId={order.id}
            routeId={route.id}
            selection={selection}
          />
        </DialogContent>
        <DialogActions>
          <span className={`num ${styles['count']}`} role="status">
            {count > 0 && t('orders.askDialog.selected', { smart_count: count })}
          </span>
          <Button onClick={close}>{t(ask.data ? 'common.action.close' : 'common.action.cancel')}</Button>
          <ReasonButton
            type="submit"
            variant="contained"
            reason={reason}
            waiting={ask.isPending}
            startIcon={<Icon of={Send} />}
          >
            {ask.isPending
              ? t('orders.askDialog.sending')
              : t('orders.askDialog.submit', { smart_count: Math.max(1, count) })}
          </ReasonButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
