import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Send from 'lucide-react/icons/send';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { Icon } from '../../components/icon';
import { ReasonButton } from '../../components/reason-button';
import { SearchField } from '../../components/search-field';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { usePriceRequests, useSubcontractorSearch } from '../queries/order-queries';
import { submitOnCtrlEnter } from '../submit-keys';
import { useLegName } from '../use-leg-name';
import type { AskPartProps } from './ask-hold';
import { AskResult } from './ask-result';
import { CandidateList } from './candidate-list';
import { candidatesOf } from './candidates';
import { useAsk } from './use-ask';
import { useSelection } from './use-selection';
import styles from './ask-dialog.module.css';

/** Asks subcontractors one by one: whoever is ticked gets the company's own or the built-in text. */
export function AskSome({ route, heading, modes, onHold, onCancel, onDone }: AskPartProps) {
  const t = useT();
  const { order } = useOrder();
  const [query, setQuery] = useState('');
  const search = useSubcontractorSearch(query);
  const asked = usePriceRequests(order.id, route.id).data?.items;
  const candidates = useMemo(() => candidatesOf(search.data?.items ?? [], asked ?? []), [search.data, asked]);
  const selection = useSelection(candidates);
  const [askedNames, setAskedNames] = useState(selection.names);
  const ask = useAsk(route.id, onDone);
  const count = selection.names.size;
  const reason = count === 0 ? t('orders.askDialog.nobody') : null;
  const busy = ask.isPending;

  useEffect(() => {
    onHold(busy ? 'busy' : null);
  }, [busy, onHold]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (count === 0 || busy) return;
    setAskedNames(selection.names);
    ask.mutate([...selection.names.keys()], { onSuccess: selection.clear });
  }

  return (
    <form className={styles['form']} onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      {heading}
      <DialogContent className={styles['content']}>
        <div className={styles['modes']}>{modes}</div>
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
        <Button onClick={onCancel}>{t(ask.data ? 'common.action.close' : 'common.action.cancel')}</Button>
        <ReasonButton
          type="submit"
          variant="contained"
          reason={reason}
          waiting={busy}
          startIcon={<Icon of={Send} />}
        >
          {busy
            ? t('orders.askDialog.sending')
            : t('orders.askDialog.submit', { smart_count: Math.max(1, count) })}
        </ReasonButton>
      </DialogActions>
    </form>
  );
}
