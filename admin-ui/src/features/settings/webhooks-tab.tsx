import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { webhookEventTypeValues, type WebhookEventType } from '@frakto/sdk/enums';
import Webhook from 'lucide-react/icons/webhook';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { EmptyState } from '../../kit/components/empty-state';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { FormContent, FormDialog, FormWindow } from '../../kit/form/form-dialog';
import { FormText } from '../../kit/form/form-text';
import { useField } from '../../kit/form/use-field';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { ListHead } from './list-head';
import { ShownOnceDialog } from './shown-once-dialog';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';
import { TickList } from './tick-list';

type Hook = Schemas['WebhookDto'];
type Delivery = Schemas['WebhookDelivery'];

const queryKey = ['webhooks'];
const deliveriesKey = (id: number) => ['webhooks', id, 'deliveries'];
/** Deliveries that are looked at; older ones are in the API. */
const shownDeliveries = 50;
/** How often it is looked whether a first try has ended, in milliseconds. */
const lookEveryMs = 1_500;
/** For how long events are kept, in milliseconds. */
const keptMs = 30 * 86_400_000;

/** What is open over the list. */
type Open =
  | { dialog: 'create' }
  | { dialog: 'edit' | 'deliveries' | 'rotate' | 'delete'; hook: Hook }
  | { dialog: 'secret'; url: string; secret: string };

/** The programs of the company that are told what happens. */
export function WebhooksTab() {
  const t = useT();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/webhooks', { signal }),
    staleTime: 0,
  });
  const close = () => setOpen(null);
  const showSecret = (url: string) => (secret: string) => setOpen({ dialog: 'secret', url, secret });
  return (
    <div className={styles['users']}>
      <ListHead
        title={t('settings.webhooks.title')}
        text={t('settings.webhooks.text')}
        add={{
          icon: Webhook,
          label: t('settings.webhooks.create'),
          run: () => setOpen({ dialog: 'create' }),
        }}
      />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('settings.webhooks.none')}
              text={t('settings.webhooks.whenNone')}
              picture="envelope"
            />
          ) : (
            <HookTable hooks={items} onOpen={setOpen} />
          )
        }
      </Loaded>
      {open?.dialog === 'create' && (
        <HookDialog
          onMade={({ url, secret }) => setOpen({ dialog: 'secret', url, secret })}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && <HookDialog hook={open.hook} onClose={close} />}
      {open?.dialog === 'secret' && (
        <ShownOnceDialog
          value={open.secret}
          title={t('settings.webhooks.secretTitle')}
          label={t('settings.webhooks.secret')}
          of={open.url}
          texts="settings.webhooks"
          onClose={close}
        />
      )}
      {open?.dialog === 'deliveries' && <DeliveriesDialog hook={open.hook} onClose={close} />}
      {open?.dialog === 'rotate' && (
        <RotateQuestion hook={open.hook} onMade={showSecret(open.hook.url)} onClose={close} />
      )}
      {open?.dialog === 'delete' && <DeleteQuestion hook={open.hook} onClose={close} />}
    </div>
  );
}

function HookTable({ hooks, onOpen }: { hooks: Hook[]; onOpen: (open: Open) => void }) {
  const t = useT();
  return (
    <div className={styles['tableFrame']}>
      <table className={`${styles['table']} ${styles['hooks']}`} aria-label={t('settings.webhooks.title')}>
        <thead>
          <tr>
            <th>{t('settings.webhooks.column.address')}</th>
            <th className={styles['keyEnd']}>{t('settings.webhooks.column.state')}</th>
            <th className={styles['hookActs']}>
              <span className="visually-hidden">{t('common.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {hooks.map((hook) => (
            <HookRow key={hook.id} hook={hook} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HookRow({ hook, onOpen }: { hook: Hook; onOpen: (open: Open) => void }) {
  const t = useT();
  const { url, description, events, is_active, off_reason, failing_since, waiting } = hook;
  const { dateTime } = useFormat();
  const name = description ?? url;
  const act = (dialog: 'edit' | 'deliveries' | 'rotate' | 'delete') => (
    <Button
      size="small"
      variant="outlined"
      {...(dialog === 'delete' && { color: 'error' as const })}
      aria-label={`${t(`settings.webhooks.act.${dialog}`)}: ${name}`}
      onClick={() => onOpen({ dialog, hook })}
    >
      {t(`settings.webhooks.act.${dialog}`)}
    </Button>
  );
  return (
    <tr>
      <td className={styles['key']}>
        <b>{name}</b>
        {description !== null && <small>{url}</small>}
        <span>
          {events.map((event) => (
            <Tag key={event}>{eventName(t, event)}</Tag>
          ))}
        </span>
      </td>
      <td className={styles['keyEnd']}>
        <Tag tone={is_active ? 'good' : 'bad'}>{t(`settings.webhooks.${is_active ? 'on' : 'off'}`)}</Tag>
        {off_reason !== null && (
          <small className={styles['hint']}>{t(`settings.webhooks.offReason.${off_reason}`)}</small>
        )}
        {is_active && failing_since !== null && (
          <small className={styles['hint']}>
            {t('settings.webhooks.failing', { since: dateTime(failing_since) })}
          </small>
        )}
        {waiting > 0 && (
          <small className={styles['hint']}>{t('settings.webhooks.waiting', { smart_count: waiting })}</small>
        )}
      </td>
      <td className={styles['hookActs']}>
        <div>
          {act('deliveries')}
          {act('edit')}
          {act('rotate')}
          {act('delete')}
        </div>
      </td>
    </tr>
  );
}

/** Names of events, which have points in them, as keys of texts. */
function eventName(t: ReturnType<typeof useT>, event: Delivery['event']): string {
  return t(`settings.webhooks.event.${event.replace('.', '_') as EventKey}`);
}
type EventKey = Delivery['event'] extends infer Name
  ? Name extends `${infer Kind}.${infer Verb}`
    ? `${Kind}_${Verb}`
    : never
  : never;

interface HookValues {
  url: string;
  description: string;
  events: WebhookEventType[];
  is_active: boolean;
}

interface HookDialogProps {
  /** The one to change; a new one is made when left out. */
  hook?: Hook;
  onMade?: (made: Schemas['NewWebhook']) => void;
  onClose: () => void;
}

function HookDialog({ hook, onMade, onClose }: HookDialogProps) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const { form, submit } = useSchemaForm<HookValues>({
    schema: ({ webhookInputSchema }) => webhookInputSchema,
    only: ['url', 'description', 'events', 'is_active'],
    values: {
      url: hook?.url ?? 'https://',
      description: hook?.description ?? '',
      events: hook?.events ?? [...webhookEventTypeValues],
      is_active: hook?.is_active ?? true,
    },
    say: ({ field }) => (field === 'events' ? t('settings.webhooks.field.eventsNeeded') : undefined),
    onSubmit: async () => {
      const { description, ...rest } = form.getValues();
      const body = { ...rest, url: rest.url.trim(), description: description.trim() || null };
      if (hook) await api.put('/webhooks/{id}', { params: { path: { id: hook.id } }, body });
      const made = hook ? null : await api.post('/webhooks', { body });
      void client.invalidateQueries({ queryKey });
      if (made) onMade?.(made);
      else onClose();
    },
    onFailure: (error) => toast.failure(t('settings.webhooks.saveFailed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  const title = t(hook ? 'settings.webhooks.change' : 'settings.webhooks.create');
  return (
    <>
      <FormDialog
        title={title}
        form={form}
        submit={submit}
        submitLabel={hook ? t('settings.webhooks.save') : title}
        onClose={askToClose}
      >
        <FormText
          name="url"
          label={t('settings.webhooks.field.url')}
          hint={t('settings.webhooks.field.urlHint')}
          required
          autoFocus
          maxLength={2000}
        />
        <FormText name="description" label={t('settings.webhooks.field.description')} maxLength={200} />
        <TickList
          name="events"
          legend={t('settings.webhooks.field.events')}
          values={webhookEventTypeValues}
          say={(event) => [eventName(t, event), <code key={event}>{event}</code>]}
        />
        {hook && <Activity />}
      </FormDialog>
      {question}
    </>
  );
}

function Activity() {
  const t = useT();
  const { value, onChange, ref, handlers } = useField('is_active');
  return (
    <div className={styles['scopes']}>
      <label>
        <input
          type="checkbox"
          ref={ref}
          checked={value === true}
          onBlur={handlers.onBlur}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {t('settings.webhooks.field.active')}
          <small>{t('settings.webhooks.field.activeHint')}</small>
        </span>
      </label>
    </div>
  );
}

/** What the program was told lately, and how it answered. */
function DeliveriesDialog({ hook, onClose }: { hook: Hook; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const path = { id: hook.id };
  const query = useQuery({
    queryKey: deliveriesKey(hook.id),
    queryFn: ({ signal }) =>
      api.get('/webhooks/{id}/deliveries', {
        params: { path, query: { page_size: shownDeliveries } },
        signal,
      }),
    staleTime: 0,
    // A first try takes seconds, and is counted when it begins: whoever tests waits for what comes of it.
    refetchInterval: ({ state }) =>
      state.data?.items.some(
        ({ status, answer_status, fault }) =>
          status === 'waiting' && answer_status === null && fault === null,
      )
        ? lookEveryMs
        : false,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  const test = useMutation({
    mutationFn: () => api.post('/webhooks/{id}/test', { params: { path } }),
    onError: (error) => toast.failure(t('settings.webhooks.testFailed'), error),
    onSettled: refresh,
  });
  const replay = useMutation({
    mutationFn: () =>
      api.post('/webhooks/{id}/replay', {
        params: { path },
        body: { from: new Date(Date.now() - keptMs).toISOString() },
      }),
    onSuccess: ({ count }) => toast.success(t('settings.webhooks.replayed', { smart_count: count })),
    onError: (error) => toast.failure(t('settings.webhooks.replayFailed'), error),
    onSettled: refresh,
  });
  return (
    <FormWindow title={t('settings.webhooks.deliveries')} width={720} onClose={onClose}>
      <FormContent>
        <p className={styles['hint']}>{hook.url}</p>
        <Loaded query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles['hint']}>{t('settings.webhooks.noDeliveries')}</p>
            ) : (
              <ul className={styles['deliveries']}>
                {items.map((delivery) => (
                  <DeliveryItem key={delivery.id} hook={hook} delivery={delivery} onSent={refresh} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </FormContent>
      <DialogActions>
        <Button disabled={replay.isPending} onClick={() => replay.mutate()}>
          {t('settings.webhooks.replay')}
        </Button>
        <Button variant="contained" disabled={test.isPending} onClick={() => test.mutate()}>
          {t('settings.webhooks.test')}
        </Button>
      </DialogActions>
    </FormWindow>
  );
}

interface DeliveryItemProps {
  hook: Hook;
  delivery: Delivery;
  onSent: () => Promise<void>;
}

const tones = { waiting: 'plain', delivered: 'good', failed: 'bad' } as const;

function DeliveryItem({ hook, delivery, onSent }: DeliveryItemProps) {
  const t = useT();
  const toast = useToast();
  const { dateTime } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { id: deliveryId, event, status, tries, answer_status, answer_body, fault, created_at } = delivery;
  const path = { id: hook.id, deliveryId };
  const details = useQuery({
    queryKey: [...deliveriesKey(hook.id), deliveryId],
    queryFn: ({ signal }) => api.get('/webhooks/{id}/deliveries/{deliveryId}', { params: { path }, signal }),
    enabled: isOpen,
  });
  const resend = useMutation({
    mutationFn: () => api.post('/webhooks/{id}/deliveries/{deliveryId}/resend', { params: { path } }),
    onError: (error) => toast.failure(t('settings.webhooks.resendFailed'), error),
    onSettled: onSent,
  });
  const answer =
    fault === null
      ? answer_status === null
        ? ''
        : t('settings.webhooks.answered', { status: answer_status })
      : t(`settings.webhooks.fault.${fault}`);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <b>{eventName(t, event)}</b>
          <Tag tone={tones[status]}>{t(`settings.webhooks.status.${status}`)}</Tag>
          <small>
            {[dateTime(created_at), t('settings.webhooks.tries', { smart_count: tries }), answer]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </summary>
        <p>{t('settings.webhooks.body')}</p>
        <pre tabIndex={0}>{pretty(details.data?.body ?? null)}</pre>
        {answer_body !== null && answer_body !== '' && (
          <>
            <p>{t('settings.webhooks.answer')}</p>
            <pre tabIndex={0}>{answer_body}</pre>
          </>
        )}
        <Button size="small" variant="outlined" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {t('settings.webhooks.resend')}
        </Button>
      </details>
    </li>
  );
}

function pretty(body: string | null): string {
  return body === null ? '…' : JSON.stringify(JSON.parse(body), null, 2);
}

interface QuestionProps {
  hook: Hook;
  onClose: () => void;
}

function RotateQuestion({ hook, onMade, onClose }: QuestionProps & { onMade: (secret: string) => void }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const rotation = useMutation({
    mutationFn: () => api.post('/webhooks/{id}/rotate-secret', { params: { path: { id: hook.id } } }),
    onSuccess: ({ secret }) => {
      void client.invalidateQueries({ queryKey });
      onMade(secret);
    },
    onError: (error) => {
      toast.failure(t('settings.webhooks.rotateFailed'), error);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      busy={rotation.isPending}
      title={t('settings.webhooks.rotateTitle')}
      confirmLabel={t('settings.webhooks.act.rotate')}
      onConfirm={() => rotation.mutate()}
      onClose={onClose}
    >
      {t('settings.webhooks.rotateText')}
    </ConfirmDialog>
  );
}

function DeleteQuestion({ hook, onClose }: QuestionProps) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => api.delete('/webhooks/{id}', { params: { path: { id: hook.id } } }),
    onSuccess: () => toast.success(t('settings.webhooks.deleted')),
    onError: (error) => toast.failure(t('settings.webhooks.deleteFailed'), error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      destructive
      busy={deletion.isPending}
      title={t('settings.webhooks.deleteTitle')}
      confirmLabel={t('settings.webhooks.act.delete')}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      {t('settings.webhooks.deleteText', { url: hook.url })}
    </ConfirmDialog>
  );
}
