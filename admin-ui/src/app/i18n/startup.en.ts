import { activities } from '../../features/activities/texts/activities.en';
import { queue } from '../../features/activities/texts/queue.en';
import { chat } from '../../features/chat/texts/chat.en';
import { links } from '../../features/orders/texts/links.en';
import { messages as ofMessages } from '../../features/messages/texts/messages.en';
import { common, ra, shell, status } from '../../kit/i18n/texts/kit.en';
import { account, landing } from '../../features/landing/texts/landing.en';

/** English is the type: the other languages satisfy it, so a missing key does not compile. */
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
};
