import { account } from './account';
import { activities } from './activities';
import { common } from './common';
import { landing } from './landing';
import { links } from './links';
import { messages as ofMessages } from './messages';
import { ra } from './ra';
import { shell } from './shell';
import { status } from './status';

import type { messages as English } from '../en';

/** Every text of the interface; what English has, this has. */
export const messages = {
  account,
  common,
  status,
  shell,
  landing,
  activities,
  links,
  messages: ofMessages,
  ra,
} satisfies typeof English;
