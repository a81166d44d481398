import type { MailLanguage } from '@frakto/sdk/enums';
import { useState } from 'react';
import { useCountries } from '../api/countries';
import { useLocale } from '../i18n/locale-provider';
import { messageHtml } from '../orders/offer-mail/message-html';
import { commonCountry } from './common-country';
import type { Recipient } from './recipient';
import { useTranslation, type Translation, type Words } from './use-translation';

/** Which words leave, and in what language. */
export interface Outgoing {
  words: Words;
  language: MailLanguage;
  translation: Translation;
  /** Null when none is wanted. */
  target: MailLanguage | null;
  onTarget: (target: MailLanguage | null) => void;
}

interface OutgoingOptions {
  recipients: readonly Recipient[];
  /** As they are typed. */
  subject: string;
  message: string;
  isHtml: boolean;
  /** No translation begins by itself. */
  byHand: boolean;
}

/**
 * The words that leave: a translation where all recipients are in one country that reads another language than the writer's, or where
 * one is chosen; as they were typed when that cannot be had.
 */
export function useOutgoing({ recipients, subject, message, isHtml, byHand }: OutgoingOptions): Outgoing {
  const { locale } = useLocale();
  const { byId } = useCountries();
  const [chosen, setChosen] = useState<MailLanguage | null | undefined>(byHand ? null : undefined);
  const theirs = byId(commonCountry(recipients))?.mail_language ?? null;
  const target = chosen === undefined ? (theirs === locale ? null : theirs) : chosen;
  const typed = { subject, message: isHtml ? message : messageHtml(message) };
  const translation = useTranslation(typed, target);
  const isTranslated = translation.state === 'done' && translation.words !== null && target !== null;
  return {
    words: isTranslated && translation.words ? translation.words : typed,
    language: isTranslated ? target : locale,
    translation,
    target,
    onTarget: setChosen,
  };
}
