import { useListContext, useStore } from 'react-admin';
import { Suspense, useCallback, useState, createContext, use, type ReactNode } from 'react';
import type { DirectoryClient, ClientMailing } from '../../kit/api/types';
import { later } from '../../kit/components/later';
import { useSelectedRecords } from '../../kit/records/use-selected-records';
import { recipientOf } from './recipient';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { mailingKeys } from './use-mailing';
import Mail from 'lucide-react/icons/mail';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import styles from '../../kit/directory/directory.module.css';
import { useT } from '../../kit/i18n/use-t';

/** To whom somebody wants to write: the selected clients, or one of the table. */
type Writing = 'selected' | DirectoryClient | null;

interface WritingState {
  writing: Writing;
  setWriting: (writing: Writing) => void;
}

const WritingContext = createContext<WritingState>({ writing: null, setWriting: () => undefined });

/** Around a list of clients that can be written to: several of its places begin a mail. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const [writing, setWriting] = useState<Writing>(null);
  return <WritingContext value={{ writing, setWriting }}>{children}</WritingContext>;
}

export const useWriting = (): WritingState => use(WritingContext);

/** The latest mailing of which a mail still waits, or has failed and was not hidden; and what hides it. */
function useOpenMailing(): [ClientMailing | undefined, (id: number) => void] {
  const [hidden, hide] = useStore<number>('clients.mailing.hidden', 0);
  const { data } = useQuery({
    queryKey: mailingKeys.open,
    queryFn: ({ signal }) =>
      api.get('/client-mailings', { params: { query: { is_open: true, page_size: 5 } }, signal }),
    staleTime: 0,
  });
  return [data?.items.find(({ id, counts }) => counts.waiting > 0 || id > hidden), hide];
}

const MailToMany = later(async () => (await import('./late-mail')).LateMailToMany);
const MailToOne = later(async () => (await import('./late-mail')).LateMail);
const MailingNotice = later(async () => (await import('./mailing-dialog')).MailingNotice);
const MailingDialog = later(async () => (await import('./mailing-dialog')).MailingDialog);

/** Mails to the clients of the directory: the dialogs in which they are written and sent, and the line that tells of those under way. */
export function ClientMails() {
  const { writing, setWriting } = useWriting();
  const { onUnselectItems } = useListContext();
  const selected = useSelectedRecords<DirectoryClient>().flatMap(recipientOf);
  const [open, hide] = useOpenMailing();
  const [mailing, setMailing] = useState<number | null>(null);
  const stop = useCallback(() => setWriting(null), [setWriting]);
  const leave = useCallback(() => setMailing(null), []);
  const [one] = writing && writing !== 'selected' ? recipientOf(writing) : [];
  return (
    <>
      <Suspense>
        {mailing === null && open && <MailingNotice mailing={open} onOpen={setMailing} onHide={hide} />}
        {writing === 'selected' && selected.length > 0 && (
          <MailToMany
            recipients={selected}
            onClose={stop}
            onSent={({ id }) => {
              stop();
              onUnselectItems();
              setMailing(id);
            }}
          />
        )}
        {one && (
          <MailToOne
            recipient={one}
            type="quote_request"
            draftKey={`client-${String(one.clientId)}`}
            onClose={stop}
          />
        )}
        {mailing !== null && <MailingDialog id={mailing} onClose={leave} />}
      </Suspense>
    </>
  );
}

/** Says that clients are to be selected first; the head has the button that writes to these beside their count. */
export function SendButton() {
  const t = useT();
  const isSelected = useListContext().selectedIds.length > 0;
  if (isSelected) return null;
  return (
    <ReasonButton variant="outlined" aria-label={t('clientMail.send')} reason={t('clientMail.selectFirst')}>
      <Icon of={Mail} />
      <span className={styles['wide']}>{t('clientMail.send')}</span>
    </ReasonButton>
  );
}
