import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { Section } from '../../kit/components/section';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';
import { ShownOnceDialog } from './shown-once-dialog';

type Link = Schemas['CalendarLink'];
type Scope = Link['scope'];

const queryKey = ['calendar-links'];
const scopes = ['own', 'company'] as const satisfies readonly Scope[];

/** Links by which one's calendar program shows loadings and unloadings. */
export function CalendarSection() {
  const t = useT();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.get('/calendar-links', { signal }) });
  return (
    <Section title={t('settings.calendar.title')} text={t('settings.calendar.text')}>
      <Loaded query={query}>
        {({ items }) => (
          <Rows>
            {scopes.map((scope) => (
              <LinkRow key={scope} scope={scope} link={items.find((one) => one.scope === scope)} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Section>
  );
}

function LinkRow({ scope, link }: { scope: Scope; link: Link | undefined }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'another' | 'end' | null>(null);
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);

  async function make(): Promise<void> {
    setBusy(true);
    try {
      const made = await api.post('/calendar-links', { body: { scope } });
      setAsked(null);
      setUrl(made.url);
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      toast.failure(t('settings.calendar.failed'), error, { retry: () => void make() });
    }
    setBusy(false);
  }

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await api.delete('/calendar-links/{scope}', { params: { path: { scope } } });
      setAsked(null);
      toast.success(t('settings.calendar.ended'));
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      toast.failure(t('settings.calendar.endFailed'), error, { retry: () => void end() });
    }
    setBusy(false);
  }

  const made = link ? format.dateTime(link.created_at) : '';
  const name = t(`settings.calendar.scope.${scope}`);
  return (
    <Row role="group" aria-label={name}>
      <span>
        {name}
        <br />
        <span className={styles['hint']}>
          {!link
            ? t('settings.calendar.none')
            : link.last_used_at
              ? t('settings.calendar.read', { made, read: format.dateTime(link.last_used_at) })
              : t('settings.calendar.unread', { made })}
        </span>
      </span>
      <span>
        {link ? (
          <>
            <Button onClick={() => setAsked('another')}>{t('settings.calendar.another')}</Button>
            <Button color="error" onClick={() => setAsked('end')}>
              {t('settings.calendar.end')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" loading={busy} onClick={() => void make()}>
            <Icon of={CalendarPlus} size={14} />
            {t('settings.calendar.subscribe')}
          </Button>
        )}
      </span>
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'end' ? 'settings.calendar.endTitle' : 'settings.calendar.anotherTitle')}
        confirmLabel={t(asked === 'end' ? 'settings.calendar.end' : 'settings.calendar.another')}
        busy={busy}
        onConfirm={() => void (asked === 'end' ? end() : make())}
        onClose={() => setAsked(null)}
      >
        {t(asked === 'end' ? 'settings.calendar.endText' : 'settings.calendar.anotherText')}
      </ConfirmDialog>
      {url !== null && (
        <ShownOnceDialog
          value={url}
          title={t('settings.calendar.dialogTitle')}
          label={t('settings.calendar.label')}
          of={name}
          texts="settings.calendar"
          actions={<Button href={url.replace(/^https?:/, 'webcal:')}>{t('settings.calendar.open')}</Button>}
          onClose={() => setUrl(null)}
        />
      )}
    </Row>
  );
}

const Rows = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
