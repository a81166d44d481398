import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api/client';
import { useMe } from '../api/session';
import type { Schemas } from '../api/types';
import { Icon } from '../components/icon';
import { Note } from '../components/note';
import { TextField } from '../components/text-field';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { ToolCard } from './tool-card';
import type { ToolProps } from './tool-props';
import { useTool } from './use-tool';
import styles from './test-tools.module.css';

const lookEveryMs = 1_000;

/** Sends a test mail, and tells how it fares. */
export function MailTool({ id, icon, setup }: ToolProps) {
  const t = useT();
  const [email, setEmail] = useState(useMe().email);
  const { mutate, isPending, data, faults, setFaults } = useTool({
    failed: t('testTools.mail.failed'),
    run: (to: string) => api.post('/tests/send-test-email', { body: { email: to } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (email.trim() === '') setFaults({ email: t('testTools.required') });
    else mutate(email.trim());
  };
  return (
    <ToolCard id={id} icon={icon} title={t('testTools.mail.title')} text={t('testTools.mail.text')}>
      {!setup.mail_server && <Note tone="warn">{t('testTools.mail.noServer')}</Note>}
      <form className={styles['line']} onSubmit={send} noValidate>
        <TextField
          label={t('testTools.mail.to')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={'email' in faults}
          helperText={faults['email']}
        />
        <Button type="submit" variant="contained" aria-busy={isPending} startIcon={<Icon of={Send} />}>
          {t('testTools.mail.send')}
        </Button>
      </form>
      {data && <MailFate key={data.outbox_id} receipt={data} />}
    </ToolCard>
  );
}

function MailFate({ receipt }: { receipt: Schemas['TestMailReceipt'] }) {
  const t = useT();
  const { outbox_id: id, to } = receipt;
  const { data } = useQuery({
    queryKey: ['test-mail', id],
    queryFn: ({ signal }) => api.get('/mail-outbox/{id}', { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'queued' ? false : lookEveryMs),
  });
  const { status = 'queued', last_error: reason = null } = data ?? {};
  // A test mail is the product's own: it waits for nobody's confirmation.
  const tone = { waiting: 'info', queued: 'info', sent: 'ok', captured: 'warn', failed: 'bad' } as const;
  const text = {
    waiting: t('testTools.mail.waiting', { to }),
    queued: reason ? t('testTools.mail.later', { to, reason }) : t('testTools.mail.waiting', { to }),
    sent: t('testTools.mail.sent', { to }),
    captured: t('testTools.mail.captured', { to }),
    failed: t('testTools.mail.refused', { to, reason: reason ?? '' }),
  };
  return (
    <Note tone={tone[status]} role="status">
      {text[status]} <Link to={paths.mail(id)}>{t('testTools.mail.open')}</Link>
    </Note>
  );
}
