import type { DemoOrder } from './demo-order.js';
import { ordersInProgress } from './demo-orders-in-progress.js';
import { ordersInValuation } from './demo-orders-in-valuation.js';
import { offeredOrders } from './demo-orders-offered.js';
import { settledOrders } from './demo-orders-settled.js';

/** Orders of the first demo company, over all statuses. */
export const balticOrders: readonly DemoOrder[] = [
  ...ordersInValuation,
  ...offeredOrders,
  ...ordersInProgress,
  ...settledOrders,
];
