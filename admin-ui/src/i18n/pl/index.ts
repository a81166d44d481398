import { activities } from './activities';
import { common } from './common';
import { landing } from './landing';
import { links } from './links';
import { messages as ofMessages } from './messages';
import { newOrder } from './new-order';
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
  links,
  messages: ofMessages,
  ra,
} satisfies typeof English;
