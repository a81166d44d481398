import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { passkeysWork } from '../../kit/api/auth-provider';
import type { Schemas } from '../../kit/api/types';
import { problemOf } from '../../kit/api/use-describe-failure';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { ErrorState } from '../../kit/components/error-state';
import { Note } from '../../kit/components/note';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Section } from '../../kit/components/section';
import styles from './account.module.css';
import { useProof } from './ask-password';

type Passkey = Schemas['PasskeyDto'];
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;

/** What is open over the list. */
type Open = { dialog: 'add'; options: CreationOptions } | { dialog: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys that sign one in. */
export function PasskeysSection() {
  const t = useT();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.get('/auth/passkeys', { signal }),
    staleTime: 0,
  });
  const { prove, busy, question } = useProof(
    t('ownAccount.passkeys.add'),
    t('ownAccount.passkeys.addFailed'),
  );
  const close = () => setOpen(null);
  const changed = () => void refetch();

  async function begin(proof: { password?: string }): Promise<void> {
    const { options } = await api.post('/auth/passkeys/options', { body: proof });
    setOpen({ dialog: 'add', options: options as unknown as CreationOptions });
  }

  return (
    <Section title={t('ownAccount.passkeys.title')} text={t('ownAccount.passkeys.text')}>
      {error && !data && <ErrorState error={error} onRetry={changed} />}
      {!error && !data && <SkeletonLines lines={2} />}
      {data?.total === 0 && (
        <p style={{ margin: 0, color: 'var(--text-2)' }}>{t('ownAccount.passkeys.none')}</p>
      )}
      {data && data.total > 0 && (
        <ul className={styles['list']}>
          {data.items.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ dialog: 'rename', passkey })}
              onRemove={() => setOpen({ dialog: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {data && passkeysWork() && (
        <div>
          <Button variant="outlined" loading={busy} onClick={() => prove(begin)}>
            {t('ownAccount.passkeys.add')}
          </Button>
        </div>
      )}
      {data && !passkeysWork() && <Note>{t('ownAccount.passkeys.notHere')}</Note>}
      {question}
      {open?.dialog === 'add' && <AddPasskey options={open.options} onAdded={changed} onClose={close} />}
      {open?.dialog === 'rename' && (
        <RenamePasskey passkey={open.passkey} onRenamed={changed} onClose={close} />
      )}
      {open?.dialog === 'remove' && (
        <RemovePasskey passkey={open.passkey} onRemoved={changed} onClose={close} />
      )}
    </Section>
  );
}

interface RowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function Row({ passkey: { name, created_at, last_used_at }, onRename, onRemove }: RowProps) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <li>
      <span className={styles['what']}>
        <b>{name}</b>
        <small>
          {t('ownAccount.passkeys.made', { when: dateTime(created_at) })},{' '}
          {last_used_at
            ? t('ownAccount.passkeys.used', { when: dateTime(last_used_at) })
            : t('ownAccount.passkeys.never')}
        </small>
      </span>
      <Button size="small" aria-label={t('ownAccount.passkeys.renameOf', { name })} onClick={onRename}>
        {t('ownAccount.passkeys.rename')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={t('ownAccount.passkeys.removeOf', { name })}
        onClick={onRemove}
      >
        {t('ownAccount.passkeys.remove')}
      </Button>
    </li>
  );
}

interface AddPasskeyProps {
  options: CreationOptions;
  onAdded: () => void;
  onClose: () => void;
}

/** The name first: what the browser then asks is the last step, and needs a click just before it. */
export function AddPasskey({ options, onAdded, onClose }: AddPasskeyProps) {
  const t = useT();
  const toast = useToast();
  const { form, submit } = useSchemaForm<{ name: string }>({
    schema: ({ passkeyChangeSchema }) => passkeyChangeSchema,
    values: { name: '' },
    onSubmit: async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const credential = (await startRegistration({
        optionsJSON: options,
      })) as Schemas['NewPasskeyCredential'];
      const name = form.getValues('name').trim();
      await api.post('/auth/passkeys', { body: { name, credential } });
      toast.success(t('ownAccount.passkeys.added', { name }));
      onAdded();
      onClose();
    },
    onFailure: (error) => {
      const failure = problemOf(error) ? error : t('ownAccount.passkeys.notMade');
      toast.failure(t('ownAccount.passkeys.addFailed'), failure);
      // What was asked works once.
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('ownAccount.passkeys.addTitle')}
      form={form}
      submit={submit}
      submitLabel={t('ownAccount.passkeys.addSubmit')}
      onClose={onClose}
    >
      <PasskeyName />
    </FormDialog>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

function RenamePasskey({ passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const t = useT();
  const toast = useToast();
  const { form, submit } = useSchemaForm<{ name: string }>({
    schema: ({ passkeyChangeSchema }) => passkeyChangeSchema,
    values: { name: passkey.name },
    onSubmit: async (body) => {
      const { name } = body as Schemas['PasskeyChange'];
      await api.put('/auth/passkeys/{id}', { params: { path: { id: passkey.id } }, body: { name } });
      toast.success(t('ownAccount.passkeys.renamed', { name }));
      onRenamed();
      onClose();
    },
    onFailure: (error) => toast.failure(t('ownAccount.passkeys.renameFailed'), error),
  });
  return (
    <FormDialog
      title={t('ownAccount.passkeys.renameTitle')}
      form={form}
      submit={submit}
      submitLabel={t('common.action.save')}
      onClose={onClose}
    >
      <PasskeyName />
    </FormDialog>
  );
}

function PasskeyName() {
  const t = useT();
  return (
    <FormText
      name="name"
      label={t('ownAccount.passkeys.name')}
      hint={t('ownAccount.passkeys.nameHint')}
      maxLength={100}
      required
      autoFocus
    />
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

function RemovePasskey({ passkey: { id, name }, onRemoved, onClose }: RemovePasskeyProps) {
  const t = useT();
  const toast = useToast();
  const title = t('ownAccount.passkeys.removeTitle', { name });
  const { prove, busy, question } = useProof(title, t('ownAccount.passkeys.removeFailed'), onClose);

  async function remove(proof: { password?: string }): Promise<void> {
    await api.delete('/auth/passkeys/{id}', { params: { path: { id } }, body: proof });
    toast.success(t('ownAccount.passkeys.removed', { name }));
    onRemoved();
    onClose();
  }

  return (
    <>
      <ConfirmDialog
        open={question === null}
        destructive
        title={title}
        confirmLabel={t('ownAccount.passkeys.remove')}
        busy={busy}
        onConfirm={() => prove(remove)}
        onClose={onClose}
      >
        {t('ownAccount.passkeys.removeText')}
      </ConfirmDialog>
      {question}
    </>
  );
}
