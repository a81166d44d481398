import { useCountries } from '../../kit/api/countries';
import type { DirectoryClient } from '../../kit/api/types';
import { CollectedDialog } from '../../kit/directory/collected-dialog';
import type { CollectedProps } from '../../kit/directory/directory-kind';
import { mailFact, phoneFact, placeFact, websiteFact } from '../../kit/directory/facts';
import { useT } from '../../kit/i18n/use-t';
import { numberLabels } from './client-labels';
import { useReleaseClient } from './use-release-client';
import Button from '@mui/material/Button';
import { useUpdate } from 'react-admin';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { TextField } from '../../kit/components/text-field';
import { useToast } from '../../kit/components/use-toast';
import { useRefresh } from '../../kit/directory/use-refresh';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';

/** What the company notes about a collected client, for itself. */
function CollectedNote({ client }: { client: DirectoryClient }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const [text, setText] = useState(client.collection_notes ?? '');
  const [kept, setKept] = useState(client.collection_notes ?? '');
  const [isSaved, setSaved] = useState(false);
  const [update, { isPending }] = useUpdate();
  const isDirty = text.trim() !== kept;
  const guard = useUnsavedGuard(isDirty);

  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const notes = text.trim();
    void update(
      'user-global-clients',
      {
        id: client.collection_id ?? 0,
        data: { notes: notes || null },
        previousData: { id: client.collection_id ?? 0 },
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setText(notes);
          setKept(notes);
          setSaved(true);
          refresh('client-directory');
        },
        onError: (error: unknown) => toast.failure(t('directory.collected.failed'), error),
      },
    );
  };
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form onSubmit={save} onKeyDown={saveByKey} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <TextField
        label={t('directory.collected.note')}
        value={text}
        multiline
        minRows={2}
        maxRows={8}
        helperText={t('directory.collected.noteHint')}
        onChange={(event) => {
          setText(event.target.value);
          setSaved(false);
        }}
        inputProps={{ maxLength: 4000 }}
      />
      {isDirty && (
        <Button type="submit" size="small" variant="contained" loading={isPending}>
          {t('directory.collected.save')}
        </Button>
      )}
      <span role="status" style={{ color: 'var(--success)' }}>
        {isSaved && t('directory.collected.saved')}
      </span>
      {guard.dialog}
    </form>
  );
}

/** A global client in the company's collection, with what the company notes about it. */
export function CollectedClient({ record, onClose }: CollectedProps<DirectoryClient>) {
  const t = useT();
  const { byId } = useCountries();
  const { release } = useReleaseClient();
  const country = byId(record.country_id);
  const labels = numberLabels(country?.code);
  const remove = async () => {
    if (await release(record)) onClose();
  };
  return (
    <CollectedDialog
      name={record.name}
      facts={[
        [t('clients.column.address'), placeFact(record, country)],
        [t('clients.field.email'), mailFact(record.email)],
        [t('clients.field.phone'), phoneFact(record.phone)],
        [t('clients.field.website'), websiteFact(record.website)],
        [t(labels.vat), record.vat_number],
        [t(labels.registration), record.business_registration_number],
        [t('clients.field.notes'), record.notes],
      ]}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <CollectedNote key={record.collection_id} client={record} />
    </CollectedDialog>
  );
}
