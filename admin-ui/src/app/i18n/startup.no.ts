import { activities } from '../../features/activities/texts/activities.no';
import { queue } from '../../features/activities/texts/queue.no';
import { chat } from '../../features/chat/texts/chat.no';
import { links } from '../../features/orders/texts/links.no';
import { messages as ofMessages } from '../../features/messages/texts/messages.no';
import { common, ra, shell, status } from '../../kit/i18n/texts/kit.no';
import { account, landing } from '../../features/landing/texts/landing.no';

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
