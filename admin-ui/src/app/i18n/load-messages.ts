import type { messages as English } from './startup.en';
import type { accountLinks as AccountLinksEnglish } from '../../features/account/texts/account-links.en';
import type { directoryMessages as DirectoryEnglish } from './directories.en';
import type { lateMessages as LateEnglish } from './seldom.en';
import type { orderMessages as OrderEnglish } from './orders.en';
import type { orderDialogs as OrderDialogsEnglish } from '../../features/orders/texts/dialogs.en';
import type { Locale } from '../../kit/i18n/locale';
import { provideTexts } from '../../kit/i18n/texts';

/** Texts that every screen may need. */
type Messages = typeof English;

/** Texts of screens that are opened seldom. */
type LateMessages = typeof LateEnglish;

/** Texts of the directories. */
type DirectoryMessages = typeof DirectoryEnglish;

/** Texts of the order page. */
type OrderMessages = typeof OrderEnglish;

/** Texts of the order page's dialogs. */
interface OrderDialogMessages {
  orders: typeof OrderDialogsEnglish;
}

/** Texts of the pages that links in mails about accounts open. */
interface AccountLinkMessages {
  accountLinks: typeof AccountLinksEnglish;
}

type AllMessages = Messages &
  LateMessages &
  DirectoryMessages &
  OrderMessages &
  OrderDialogMessages &
  AccountLinkMessages;

declare module '../../kit/i18n/texts' {
  interface Texts extends AllMessages {}
}

/** Fetches one language; the others are not downloaded. */
async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'pl':
      return (await import('./startup.pl')).messages;
    case 'en':
      return (await import('./startup.en')).messages;
    case 'no':
      return (await import('./startup.no')).messages;
  }
}

/** Fetches the texts of screens that are opened seldom, in one language. */
async function loadLateMessages(locale: Locale): Promise<LateMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./seldom.pl')).lateMessages;
    case 'en':
      return (await import('./seldom.en')).lateMessages;
    case 'no':
      return (await import('./seldom.no')).lateMessages;
  }
}

/** Fetches the texts of the directories in one language. */
async function loadDirectoryMessages(locale: Locale): Promise<DirectoryMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./directories.pl')).directoryMessages;
    case 'en':
      return (await import('./directories.en')).directoryMessages;
    case 'no':
      return (await import('./directories.no')).directoryMessages;
  }
}

/** Fetches the texts of the order page in one language. */
async function loadOrderMessages(locale: Locale): Promise<OrderMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./orders.pl')).orderMessages;
    case 'en':
      return (await import('./orders.en')).orderMessages;
    case 'no':
      return (await import('./orders.no')).orderMessages;
  }
}

/** Fetches the texts of the order page's dialogs in one language. */
async function loadOrderDialogMessages(locale: Locale): Promise<OrderDialogMessages> {
  switch (locale) {
    case 'pl':
      return { orders: (await import('../../features/orders/texts/dialogs.pl')).orderDialogs };
    case 'en':
      return { orders: (await import('../../features/orders/texts/dialogs.en')).orderDialogs };
    case 'no':
      return { orders: (await import('../../features/orders/texts/dialogs.no')).orderDialogs };
  }
}

/** Fetches the texts of the pages that links in mails about accounts open, in one language. */
async function loadAccountLinkMessages(locale: Locale): Promise<AccountLinkMessages> {
  switch (locale) {
    case 'pl':
      return await import('../../features/account/texts/account-links.pl');
    case 'en':
      return await import('../../features/account/texts/account-links.en');
    case 'no':
      return await import('../../features/account/texts/account-links.no');
  }
}

provideTexts({
  start: loadMessages,
  groups: {
    directories: loadDirectoryMessages,
    seldom: loadLateMessages,
    orders: loadOrderMessages,
    orderDialogs: loadOrderDialogMessages,
    accountLinks: loadAccountLinkMessages,
  },
});
