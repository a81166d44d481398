import type { MailLanguage } from '@frakto/sdk/enums';
import { useState } from 'react';
import { useCountries } from '../../kit/api/countries';
import { useLocale } from '../../kit/i18n/locale-provider';
import { messageHtml } from '../../kit/mail-text/plain-text';
import { commonCountry, readersOf, type Readers, type Recipient } from './recipient';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { useSettled } from '../../kit/components/use-settled';

/** Long enough that nobody's typing is translated letter by letter, in milliseconds. */
const pauseMs = 700;

/** A letter as it goes to the API. */
interface Words {
  subject: string;
  /** HTML. */
  message: string;
}

interface Translation {
  /** `off`: none is wanted; `failed`: the text goes out as it was written. */
  state: 'off' | 'busy' | 'done' | 'failed';
  /** The last one that there was; of the present words when it is `done`. */
  words: Words | null;
  refresh: () => void;
}

/**
 * The words in another language, made anew once they have been still for a moment. That it fails is told by its state alone.
 * @param target null when none is wanted
 */
function useTranslation({ subject, message }: Words, target: MailLanguage | null): Translation {
  const now = JSON.stringify([subject, message]);
  const settled = useSettled(now, pauseMs);
  const isWanted = target !== null && message.trim() !== '';
  const query = useQuery({
    queryKey: ['translations', target, settled],
    queryFn: ({ signal }) => {
      const [settledSubject = '', settledMessage = ''] = JSON.parse(settled) as string[];
      const body = {
        subject: settledSubject,
        message: settledMessage,
        target_language: target ?? ('en' as const),
      };
      return api.post('/translate-email', { body, signal });
    },
    enabled: isWanted && settled === now,
    placeholderData: (before, { queryKey } = {} as never) =>
      (queryKey as readonly unknown[] | undefined)?.[1] === target ? before : undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  const { data, isFetching, isPlaceholderData, isError, refetch } = query;
  const isBusy = settled !== now || isFetching || isPlaceholderData;
  return {
    state: !isWanted ? 'off' : isBusy ? 'busy' : isError || !data ? 'failed' : 'done',
    words: isWanted && data ? { subject: data.translated_subject, message: data.translated_body } : null,
    refresh: () => void refetch(),
  };
}

/** A translation for those who read its language. */
export interface ReaderTranslation extends Readers {
  /** `failed`: they get the text as it was written. */
  state: 'busy' | 'done' | 'failed';
  /** Null until it is there. */
  words: Words | null;
}

/** The same in several languages, each for its readers; nothing while none is wanted. */
function useReaderTranslations(
  { subject, message }: Words,
  readers: readonly Readers[],
): ReaderTranslation[] {
  const now = JSON.stringify([subject, message]);
  const settled = useSettled(now, pauseMs);
  const isStill = settled === now;
  const isWanted = message.trim() !== '' || subject.trim() !== '';
  const results = useQueries({
    queries: readers.map(({ language }) => ({
      queryKey: ['translations', language, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const [settledSubject = '', settledMessage = ''] = JSON.parse(settled) as string[];
        const body = { subject: settledSubject, message: settledMessage, target_language: language };
        return api.post('/translate-email', { body, signal });
      },
      enabled: isWanted && isStill,
      staleTime: Infinity,
      gcTime: 60_000,
      retry: false,
    })),
  });
  return readers.map((one, place) => {
    const { data, isError } = results[place] ?? {};
    const words = data ? { subject: data.translated_subject, message: data.translated_body } : null;
    const isBusy = isWanted && (!isStill || (!words && !isError));
    return { ...one, state: isBusy ? 'busy' : words ? 'done' : 'failed', words };
  });
}

/** Which words leave, and in what language. */
export interface Outgoing {
  words: Words;
  language: MailLanguage;
  translation: Translation;
  /** Null when none is wanted. */
  target: MailLanguage | null;
  onTarget: (target: MailLanguage | null | 'readers') => void;
  /** Each of several languages for those who read it; null where one text goes to all. */
  byReader: ReaderTranslation[] | null;
  /** How many get the text as it was written, and in which language it is; with `byReader`. */
  asWritten: Readers;
  /** The recipients read several languages: each can get their own. */
  canVary: boolean;
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
  const [chosen, setChosen] = useState<MailLanguage | null | 'readers'>(byHand ? null : 'readers');
  const readers = readersOf(recipients, (countryId) => byId(countryId)?.mail_language ?? 'pl');
  const [only] = readers;
  // Several countries may read one language.
  const isShared = !byHand && readers.length === 1 && recipients.every(({ countryId }) => countryId !== null);
  const theirs = byId(commonCountry(recipients))?.mail_language ?? (isShared && only ? only.language : null);
  const canVary = readers.length > 1;
  const foreign = readers.filter(({ language }) => language !== locale);
  const isByReader = canVary && chosen === 'readers' && foreign.length > 0;
  const common = theirs === locale ? null : theirs;
  const target = isByReader ? null : chosen === 'readers' ? common : chosen;
  const typed = { subject, message: isHtml ? message : messageHtml(message) };
  const translation = useTranslation(typed, target);
  const translations = useReaderTranslations(typed, isByReader ? foreign : []);
  const translated = translations
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { count }) => sum + count, 0);
  const isTranslated = translation.state === 'done' && translation.words !== null && target !== null;
  return {
    words: isTranslated && translation.words ? translation.words : typed,
    language: isTranslated ? target : locale,
    translation,
    target,
    onTarget: setChosen,
    byReader: isByReader ? translations : null,
    asWritten: { language: locale, count: recipients.length - translated },
    canVary,
  };
}
