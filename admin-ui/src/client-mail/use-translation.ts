import type { MailLanguage } from '@frakto/sdk/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { useSettled } from '../components/use-settled';

/** Long enough that nobody's typing is translated letter by letter, in milliseconds. */
const pauseMs = 700;

/** A letter as it goes to the API. */
export interface Words {
  subject: string;
  /** HTML. */
  message: string;
}

export interface Translation {
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
export function useTranslation({ subject, message }: Words, target: MailLanguage | null): Translation {
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
