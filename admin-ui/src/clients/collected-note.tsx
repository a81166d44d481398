import Button from '@mui/material/Button';
import { useUpdate } from 'react-admin';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { DirectoryClient } from '../api/types';
import { TextField } from '../components/text-field';
import { useToast } from '../components/use-toast';
import { useRefresh } from '../directory/use-refresh';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';

/** What the company notes about a collected client, for itself. */
export function CollectedNote({ client }: { client: DirectoryClient }) {
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
