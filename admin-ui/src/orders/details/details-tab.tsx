import { useOrder } from '../order-context';
import { OrderForm } from './order-form';
import { OrderQuotes } from './order-quotes';
import { RouteSequence } from '../sequence/route-sequence';
import { OrderReading } from './order-reading';

/** `Szczegóły`: the order itself, and the quotes of all its routes at a glance. */
export function DetailsTab() {
  const { view, editing } = useOrder();
  return (
    <>
      {editing ? <OrderForm editing={editing} /> : <OrderReading />}
      {view !== 'request' && <RouteSequence />}
      {view !== 'request' && <OrderQuotes />}
    </>
  );
}
