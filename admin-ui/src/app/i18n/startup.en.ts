import { account } from '../../features/landing/texts/account.en';
import { activities } from '../../features/activities/texts/activities.en';
import { chat } from '../../features/chat/texts/chat.en';
import { common } from '../../kit/i18n/texts/common.en';
import { landing } from '../../features/landing/texts/landing.en';
import { links } from '../../features/orders/texts/links.en';
import { messages as ofMessages } from '../../features/messages/texts/messages.en';
import { ra } from '../../kit/i18n/texts/ra.en';
import { shell } from '../../kit/i18n/texts/shell.en';
import { status } from '../../kit/i18n/texts/status.en';

/** English is the type: the other languages satisfy it, so a missing key does not compile. */
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
};
