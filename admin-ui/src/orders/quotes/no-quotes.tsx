import Button from '@mui/material/Button';
import Send from 'lucide-react/icons/send';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import type { PriceRequest, Route } from '../queries/types';

interface NoQuotesProps {
  route: Route;
  /** Everyone who was asked; empty until it is known. */
  asked: readonly PriceRequest[];
}

/** In place of the table while nobody has given a price: whether anyone was asked, and what to do. */
export function NoQuotes({ route, asked }: NoQuotesProps) {
  const t = useT();
  const { view, openDialog } = useOrder();
  const editable = view === 'editing';
  return (
    <EmptyState title={t('orders.quotes.empty')} text={useText(route, asked, editable)}>
      {editable && route.asked_count === 0 && (
        <Button
          variant="tonal"
          startIcon={<Icon of={Send} />}
          onClick={() => openDialog({ kind: 'ask', routeId: route.id })}
        >
          {t('orders.route.ask')}
        </Button>
      )}
    </EmptyState>
  );
}

function useText(route: Route, asked: readonly PriceRequest[], editable: boolean): string {
  const t = useT();
  if (!editable) return t('orders.quotes.emptyReadOnly');
  if (route.asked_count === 0) return t('orders.quotes.emptyText');
  const failed = asked.filter((request) => request.mail_failed).length;
  const waiting = t('orders.quotes.emptyAsked', { smart_count: route.asked_count });
  if (failed === 0) return waiting;
  return `${waiting} ${t('orders.quotes.emptyFailed', { smart_count: failed })}`;
}
