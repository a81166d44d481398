import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiScopeNameValues, type ApiScopeName } from '@frakto/sdk/enums';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { EmptyState } from '../../kit/components/empty-state';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormSelect } from '../../kit/form/form-select';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { ListHead } from './list-head';
import { ShownOnceDialog } from './shown-once-dialog';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';
import { TickList } from './tick-list';

type ApiKey = Schemas['ApiKeyDto'];
type NewKey = Schemas['NewApiKey'];

const queryKey = ['api-keys'];
/** What is open over the list. */
type Open = { dialog: 'create' } | { dialog: 'token'; made: NewKey } | { dialog: 'revoke'; revoked: ApiKey };

/** The keys by which programs call for the company. */
export function ApiKeysTab() {
  const t = useT();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/api-keys', { signal }),
    staleTime: 0,
  });
  const close = () => setOpen(null);
  return (
    <div className={styles['users']}>
      <ListHead
        title={t('settings.apiKeys.title')}
        text={t('settings.apiKeys.text')}
        add={{
          icon: KeyRound,
          label: t('settings.apiKeys.create'),
          run: () => setOpen({ dialog: 'create' }),
        }}
      />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('settings.apiKeys.none')}
              text={t('settings.apiKeys.whenNone')}
              picture="key"
            />
          ) : (
            <KeyTable keys={items} onRevoke={(revoked) => setOpen({ dialog: 'revoke', revoked })} />
          )
        }
      </Loaded>
      {open?.dialog === 'create' && (
        <CreateDialog onMade={(made) => setOpen({ dialog: 'token', made })} onClose={close} />
      )}
      {open?.dialog === 'token' && (
        <ShownOnceDialog
          value={open.made.token}
          title={t('settings.apiKeys.madeTitle', { name: open.made.name })}
          label={t('settings.apiKeys.token')}
          texts="settings.apiKeys"
          onClose={close}
        />
      )}
      {open?.dialog === 'revoke' && <RevokeQuestion revoked={open.revoked} onClose={close} />}
    </div>
  );
}

interface KeyTableProps {
  keys: ApiKey[];
  onRevoke: (key: ApiKey) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const t = useT();
  return (
    <div className={styles['tableFrame']}>
      <table className={styles['table']} aria-label={t('settings.apiKeys.title')}>
        <thead>
          <tr>
            <th>{t('settings.apiKeys.column.name')}</th>
            <th className={styles['keyUse']}>{t('settings.apiKeys.column.use')}</th>
            <th className={styles['keyEnd']}>{t('settings.apiKeys.column.expiry')}</th>
            <th className={styles['keyAct']}>
              <span className="visually-hidden">{t('common.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} shown={key} onRevoke={() => onRevoke(key)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function KeyRow({ shown, onRevoke }: { shown: ApiKey; onRevoke: () => void }) {
  const t = useT();
  const { shortDate, dateTime } = useFormat();
  const { name, prefix, scopes, expires_at, last_used_at, last_used_ip, created_at, created_by_name } = shown;
  const isOver = expires_at !== null && new Date(expires_at) <= new Date();
  const made = { date: shortDate(created_at), name: created_by_name ?? '' };
  return (
    <tr>
      <td className={styles['key']}>
        <b>{name}</b>
        <small>
          <code>{prefix}…</code> ·{' '}
          {t(created_by_name === null ? 'settings.apiKeys.made' : 'settings.apiKeys.madeBy', made)}
        </small>
        <span>
          {scopes.map((scope) => (
            <Tag key={scope}>{t(`settings.apiKeys.scope.${scope}.name`)}</Tag>
          ))}
        </span>
      </td>
      <td className={styles['keyUse']}>
        {last_used_at === null ? (
          t('settings.apiKeys.never')
        ) : (
          <>
            {dateTime(last_used_at)}
            <small>{last_used_ip}</small>
          </>
        )}
      </td>
      <td className={styles['keyEnd']}>
        {expires_at === null ? t('settings.apiKeys.noEnd') : shortDate(expires_at)}
        {isOver && <Tag tone="bad">{t('settings.apiKeys.over')}</Tag>}
      </td>
      <td className={styles['keyAct']}>
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={t('settings.apiKeys.revokeOf', { name })}
          onClick={onRevoke}
        >
          {t('settings.apiKeys.revoke')}
        </Button>
      </td>
    </tr>
  );
}

/** Days that a new key may work; one without an end is the last choice. */
const lifetimes = { month: 30, quarter: 90, year: 365, never: null } as const;
type Lifetime = keyof typeof lifetimes;
const lifetimeNames = ['month', 'quarter', 'year', 'never'] as const;

interface CreateValues {
  name: string;
  scopes: ApiScopeName[];
  lifetime: Lifetime;
}

interface CreateDialogProps {
  onMade: (key: NewKey) => void;
  onClose: () => void;
}

function CreateDialog({ onMade, onClose }: CreateDialogProps) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const { form, submit } = useSchemaForm<CreateValues>({
    schema: ({ apiKeyInputSchema }) => apiKeyInputSchema,
    only: ['name', 'scopes'],
    values: { name: '', scopes: ['read'], lifetime: 'year' },
    say: ({ field }) => (field === 'scopes' ? t('settings.apiKeys.field.scopesNeeded') : undefined),
    onSubmit: async () => {
      const { name, scopes, lifetime } = form.getValues();
      const days = lifetimes[lifetime];
      const end = days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
      const body = { name: name.trim(), scopes, expires_at: end };
      const made = await api.post('/api-keys', { body });
      void client.invalidateQueries({ queryKey });
      onMade(made);
    },
    onFailure: (error) => toast.failure(t('settings.apiKeys.createFailed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('settings.apiKeys.create')}
        form={form}
        submit={submit}
        submitLabel={t('settings.apiKeys.create')}
        onClose={askToClose}
      >
        <FormText
          name="name"
          label={t('settings.apiKeys.field.name')}
          hint={t('settings.apiKeys.field.nameHint')}
          required
          autoFocus
          maxLength={200}
        />
        <TickList
          name="scopes"
          legend={t('settings.apiKeys.field.scopes')}
          values={apiScopeNameValues}
          say={(scope) => [
            t(`settings.apiKeys.scope.${scope}.name`),
            t(`settings.apiKeys.scope.${scope}.text`),
          ]}
        />
        <FormSelect
          name="lifetime"
          label={t('settings.apiKeys.field.lifetime')}
          hint={t('settings.apiKeys.field.lifetimeHint')}
          options={lifetimeNames.map((value) => ({ value, label: t(`settings.apiKeys.lifetime.${value}`) }))}
        />
      </FormDialog>
      {question}
    </>
  );
}

function RevokeQuestion({ revoked, onClose }: { revoked: ApiKey; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const { id, name } = revoked;
  const revocation = useMutation({
    mutationFn: () => api.delete('/api-keys/{id}', { params: { path: { id } } }),
    onSuccess: () => toast.success(t('settings.apiKeys.revoked', { name })),
    onError: (error) => toast.failure(t('settings.apiKeys.revokeFailed'), error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      destructive
      busy={revocation.isPending}
      title={t('settings.apiKeys.revokeTitle', { name })}
      confirmLabel={t('settings.apiKeys.revokeSubmit')}
      onConfirm={() => revocation.mutate()}
      onClose={onClose}
    >
      {t('settings.apiKeys.revokeText')}
    </ConfirmDialog>
  );
}
