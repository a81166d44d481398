import { useState, useEffect, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import type { Draft } from '../../kit/mail-text/draft';
import type { Recipient } from './recipient';
import { firstText, type MailText } from './use-mail-texts';
import { useOutgoing, type Outgoing } from './use-outgoing';
import { useMe } from '../../kit/api/session';
import { useSettled } from '../../kit/components/use-settled';
import { draftName } from '../../kit/api/drafts';
import { api, newKey } from '../../kit/api/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../kit/api/types';
import { useT } from '../../kit/i18n/use-t';
import { useMailToast } from '../../kit/mail-text/use-mail-toast';
import { paths } from '../../kit/paths';

interface Kept extends Draft {
  /** Milliseconds since 1970. */
  at: number;
}

/** What was typed longer ago is nothing that somebody wants to go on with: two weeks, in milliseconds. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

const nameOf = (userId: number, key: string) => draftName(`letter.${String(userId)}.${key}`);

/** What somebody typed and did not send, on this device; null when there is nothing. */
function keptDraft(userId: number, key: string): Draft | null {
  const name = nameOf(userId, key);
  try {
    const { subject, message, isHtml, at } = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept;
    if (Date.now() - at < keptMs) return { subject, message, isHtml };
    localStorage.removeItem(name);
  } catch {
    // There is none, or it is none of ours.
  }
  return null;
}

/** Keeps what is typed, for when the dialog or the tab is closed before it is sent; signing out forgets it. */
function keepDraft(userId: number, key: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(userId, key), JSON.stringify({ ...draft, at: Date.now() } satisfies Kept));
  } catch {
    // A full storage keeps nobody from writing.
  }
}

/** Forgets what was typed: it was sent, or given up. */
function forgetDraft(userId: number, key: string): void {
  localStorage.removeItem(nameOf(userId, key));
}

/** What somebody typed and did not send, and how it is kept and forgotten. */
function useKeptDraft(key: string) {
  const { id } = useMe();
  const [found] = useState(() => keptDraft(id, key));
  return { found, forget: () => forgetDraft(id, key) };
}

/** Keeps what is being typed. @param isTyped nothing is kept that nobody has typed */
function useKeepDraft(key: string, draft: Draft, isTyped: boolean): void {
  const { id } = useMe();
  const now = JSON.stringify(draft);
  const settled = useSettled(now, 300);
  const isStill = settled === now;
  useEffect(() => {
    if (isTyped && isStill) keepDraft(id, key, JSON.parse(settled) as Draft);
  }, [id, key, settled, isTyped, isStill]);
}

type Schema = Parameters<typeof useSchemaForm>[0]['schema'];

/** What every form of a mail holds; named as in the API. */
// An interface would not do for the form library: it has no index.
export type MailValues = { subject: string; message: string };

interface MailFormOptions {
  texts: readonly MailText[];
  recipients: readonly Recipient[];
  /** Under which what is typed is kept. */
  draftKey: string;
  /** What it begins with in place of one of the texts. */
  start?: Draft | undefined;
  schema: Schema;
  /** The other fields. */
  values?: Record<string, unknown>;
  /** The fields of the schema that the form has. */
  only: readonly string[];
  /** Sends what leaves; `typed` holds the other fields. */
  onSend: (
    outgoing: Pick<Outgoing, 'words' | 'language' | 'byReader'>,
    typed: Record<string, unknown>,
  ) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** The form of a mail: what it begins with, what of it leaves, and how it is kept until it is sent or given up. */
export function useMailForm(options: MailFormOptions) {
  const { texts, recipients, draftKey, start, schema, values, only, onSend, onFailure } = options;
  const kept = useKeptDraft(draftKey);
  const [chosen, setChosen] = useState(start ? '' : (firstText(texts)?.key ?? ''));
  const first: Draft = start ??
    texts.find(({ key }) => key === chosen) ?? { subject: '', message: '', isHtml: false };
  const [filled, setFilled] = useState<Draft>(kept.found ?? first);
  const [isRestored, setIsRestored] = useState(kept.found !== null);
  const { form, submit } = useSchemaForm<MailValues>({
    schema,
    values: { ...values, subject: filled.subject, message: filled.message },
    only: only as readonly FieldPath<MailValues>[],
    onSubmit: async (typed) => {
      await onSend(outgoing, typed as Record<string, unknown>);
      kept.forget();
    },
    onFailure,
  });
  const [subject, message] = form.watch(['subject', 'message']);
  const outgoing = useOutgoing({
    recipients,
    subject,
    message,
    isHtml: filled.isHtml,
    byHand: start !== undefined,
  });
  const isTyped = subject !== filled.subject || message !== filled.message;
  useKeepDraft(
    draftKey,
    { subject, message, isHtml: filled.isHtml },
    isTyped && !form.formState.isSubmitting,
  );
  const isWaiting =
    outgoing.translation.state === 'busy' || (outgoing.byReader ?? []).some(({ state }) => state === 'busy');

  return {
    form,
    outgoing,
    filled,
    setFilled,
    chosen,
    setChosen,
    isWaiting,
    /** The keyboard reaches the form also while a translation is being made. */
    submit: async (event?: React.BaseSyntheticEvent) => {
      if (isWaiting) event?.preventDefault();
      else await submit(event);
    },
    /** Null when there is nothing to begin anew from. */
    beginAnew: isRestored
      ? () => {
          kept.forget();
          setIsRestored(false);
          setFilled(first);
          form.reset({ ...form.getValues(), subject: first.subject, message: first.message });
        }
      : null,
    /** Something would be lost. */
    isTyped,
    forget: kept.forget,
  };
}

/** Names a mail: the same one, tried again, has the same key, one with other words or another recipient a new one. */
export function useMailKey(): (mail: object) => string {
  const last = useRef({ mail: '', key: '' });
  return (mail) => {
    const written = JSON.stringify(mail);
    if (last.current.mail !== written) last.current = { mail: written, key: newKey() };
    return last.current.key;
  };
}

/** Sends a mail to one, and tells so with the way to it. */
export function useSendOne(): (mail: Omit<Schemas['SingleEmailInput'], 'key'>) => Promise<void> {
  const t = useT();
  const tellMailed = useMailToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyOf = useMailKey();
  return async (mail) => {
    const sent = await api.post('/send-single-email', { body: { ...mail, key: keyOf(mail) } });
    void queryClient.invalidateQueries({ queryKey: ['messages'] });
    void queryClient.invalidateQueries({ queryKey: ['orders', 'feed'] });
    tellMailed(t('clientMail.sentTo', { email: sent.to }), {
      action: { label: t('clientMail.openSent'), run: () => void navigate(paths.message(sent.id)) },
    });
  };
}
