import { activities } from './activities';
import { common } from './common';
import { landing } from './landing';
import { links } from './links';
import { messages as ofMessages } from './messages';
import { newOrder } from './new-order';
import { ra } from './ra';
import { shell } from './shell';
import { status } from './status';

/** English is the type: the other languages satisfy it, so a missing key does not compile. */
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
};
