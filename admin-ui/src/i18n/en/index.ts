import { account } from './account';
import { activities } from './activities';
import { common } from './common';
import { landing } from './landing';
import { links } from './links';
import { messages as ofMessages } from './messages';
import { ra } from './ra';
import { shell } from './shell';
import { status } from './status';

/** English is the type: the other languages satisfy it, so a missing key does not compile. */
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
};
