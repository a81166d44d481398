import { createContext, useContext } from 'react';
import type { OrderEditing } from './details/use-order-editing';
import type { OrderView } from './order-view';
import type { OrderDialog } from './order-dialog';
import type { OrderPlace } from './use-order-place';
import type { OrderDetails, Route, SummaryCurrency } from './queries/types';

/** What every part of the order page shares. */
export interface OrderPageState {
  order: OrderDetails;
  view: OrderView;
  /** The tab that is open; it stands in the address. */
  place: OrderPlace;
  goTo: (place: OrderPlace) => void;
  /** The currency of the summary; it stands in the address until the offer freezes it. */
  currency: SummaryCurrency;
  setCurrency: (currency: SummaryCurrency) => void;
  /** The form of the details; null where the order can only be read. */
  editing: OrderEditing | null;
  openDialog: (dialog: OrderDialog) => void;
  /** Lets the page be left although something typed is not saved: the order is gone. */
  allowLeaving: () => void;
  /** Ids of quotes that came while the page was open. */
  freshQuotes: ReadonlySet<number>;
}

export const OrderContext = createContext<OrderPageState | null>(null);

/** The order page's state; only below the page. */
export function useOrder(): OrderPageState {
  const state = useContext(OrderContext);
  if (!state) throw new Error('useOrder is for parts of the order page');
  return state;
}

/** A route of the order by its id. */
export function findRoute(order: OrderDetails, routeId: number): Route | undefined {
  return order.routes.find((route) => route.id === routeId);
}
