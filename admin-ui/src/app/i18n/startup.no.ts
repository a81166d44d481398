import { account } from '../../features/landing/texts/account.no';
import { activities } from '../../features/activities/texts/activities.no';
import { chat } from '../../features/chat/texts/chat.no';
import { common } from '../../kit/i18n/texts/common.no';
import { landing } from '../../features/landing/texts/landing.no';
import { links } from '../../features/orders/texts/links.no';
import { messages as ofMessages } from '../../features/messages/texts/messages.no';
import { ra } from '../../kit/i18n/texts/ra.no';
import { shell } from '../../kit/i18n/texts/shell.no';
import { status } from '../../kit/i18n/texts/status.no';

import type { messages as English } from './startup.en';

/** Every text of the interface; what English has, this has. */
export const messages = {
  account,
  chat,
  common,
  status,
  shell,
  landing,
  activities,
  links,
  messages: ofMessages,
  ra,
} satisfies typeof English;
