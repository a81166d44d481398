import type { messages as English } from './en';
import type { accountLinks as AccountLinksEnglish } from './en/account-links';
import type { chat as ChatEnglish } from './en/chat';
import type { directoryMessages as DirectoryEnglish } from './en/directory-texts';
import type { lateMessages as LateEnglish } from './en/late';
import type { orderDialogMessages as OrderDialogEnglish } from './en/order-dialog-texts';
import type { orderMessages as OrderEnglish } from './en/order-texts';
import type { Locale } from './locale';

/** Texts that every screen may need. */
type Messages = typeof English;

/** Texts of screens that are opened seldom. */
type LateMessages = typeof LateEnglish;

/** Texts of the directories. */
type DirectoryMessages = typeof DirectoryEnglish;

/** Texts of the order page. */
type OrderMessages = typeof OrderEnglish;

/** Texts of the order page's dialogs. */
type OrderDialogMessages = typeof OrderDialogEnglish;

/** Texts of the chat's panel. */
interface ChatMessages {
  chat: typeof ChatEnglish;
}

/** Texts of the pages that links in mails about accounts open. */
interface AccountLinkMessages {
  accountLinks: typeof AccountLinksEnglish;
}

export type AllMessages = Messages &
  LateMessages &
  DirectoryMessages &
  OrderMessages &
  OrderDialogMessages &
  ChatMessages &
  AccountLinkMessages;

/** Fetches one language; the others are not downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'pl':
      return (await import('./pl')).messages;
    case 'en':
      return (await import('./en')).messages;
    case 'no':
      return (await import('./no')).messages;
  }
}

/** Fetches the texts of screens that are opened seldom, in one language. */
export async function loadLateMessages(locale: Locale): Promise<LateMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./pl/late')).lateMessages;
    case 'en':
      return (await import('./en/late')).lateMessages;
    case 'no':
      return (await import('./no/late')).lateMessages;
  }
}

/** Fetches the texts of the directories in one language. */
export async function loadDirectoryMessages(locale: Locale): Promise<DirectoryMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./pl/directory-texts')).directoryMessages;
    case 'en':
      return (await import('./en/directory-texts')).directoryMessages;
    case 'no':
      return (await import('./no/directory-texts')).directoryMessages;
  }
}

/** Fetches the texts of the order page in one language. */
export async function loadOrderMessages(locale: Locale): Promise<OrderMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./pl/order-texts')).orderMessages;
    case 'en':
      return (await import('./en/order-texts')).orderMessages;
    case 'no':
      return (await import('./no/order-texts')).orderMessages;
  }
}

/** Fetches the texts of the order page's dialogs in one language. */
export async function loadOrderDialogMessages(locale: Locale): Promise<OrderDialogMessages> {
  switch (locale) {
    case 'pl':
      return (await import('./pl/order-dialog-texts')).orderDialogMessages;
    case 'en':
      return (await import('./en/order-dialog-texts')).orderDialogMessages;
    case 'no':
      return (await import('./no/order-dialog-texts')).orderDialogMessages;
  }
}

/** Fetches the texts of the chat's panel in one language. */
export async function loadChatMessages(locale: Locale): Promise<ChatMessages> {
  switch (locale) {
    case 'pl':
      return await import('./pl/chat');
    case 'en':
      return await import('./en/chat');
    case 'no':
      return await import('./no/chat');
  }
}

/** Fetches the texts of the pages that links in mails about accounts open, in one language. */
export async function loadAccountLinkMessages(locale: Locale): Promise<AccountLinkMessages> {
  switch (locale) {
    case 'pl':
      return await import('./pl/account-links');
    case 'en':
      return await import('./en/account-links');
    case 'no':
      return await import('./no/account-links');
  }
}
