import { activities } from './activities';
import { common } from './common';
import { landing } from './landing';
import { newOrder } from './new-order';
import { orders } from './orders';
import { ra } from './ra';
import { shell } from './shell';
import { status } from './status';

import type { messages as English } from '../en';

/** Every text of the interface; what English has, this has. */
export const messages = {
  common,
  status,
  shell,
  landing,
  activities,
  newOrder,
  orders,
  ra,
} satisfies typeof English;
