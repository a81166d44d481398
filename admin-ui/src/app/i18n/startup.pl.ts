import { activities } from '../../features/activities/texts/activities.pl';
import { queue } from '../../features/activities/texts/queue.pl';
import { chat } from '../../features/chat/texts/chat.pl';
import { links } from '../../features/orders/texts/links.pl';
import { messages as ofMessages } from '../../features/messages/texts/messages.pl';
import { common, ra, shell, status } from '../../kit/i18n/texts/kit.pl';
import { account, landing } from '../../features/landing/texts/landing.pl';

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
  queue,
  links,
  messages: ofMessages,
  ra,
} satisfies typeof English;
