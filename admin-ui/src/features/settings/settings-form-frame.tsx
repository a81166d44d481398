import Button from '@mui/material/Button';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Note } from '../../kit/components/note';
import { FormSummary } from '../../kit/form/form-summary';
import { useT } from '../../kit/i18n/use-t';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings-form';

interface SettingsFormFrameProps<Values extends FieldValues, Version> {
  /** Names the form for screen readers. */
  label: string;
  editing: SettingsForm<Values, Version>;
  /** Names of the fields, and values where they do not speak for themselves, for when two people meet. */
  say: (field: keyof Values & string, value: unknown) => [label: string, value: string];
  /** Beside the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Around the fields of a tab: the note about another person's changes, the button, Ctrl+Enter. */
export function SettingsFormFrame<Values extends FieldValues, Version>(
  props: SettingsFormFrameProps<Values, Version>,
) {
  const { label, editing, say, foot, children } = props;
  const t = useT();
  const { form, submit } = editing;
  const { isDirty, isSubmitting } = form.formState;
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isDirty && !isSubmitting) event.currentTarget.requestSubmit();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles['form']}
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        onKeyDown={sendByKey}
      >
        <div className={styles['notes']}>
          <ConflictNote editing={editing} say={say} />
          <FormSummary />
        </div>
        {children}
        <div className={styles['save']}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
            {t('common.action.save')}
          </Button>
          <span role="status">{isDirty ? t('settings.unsaved') : ''}</span>
          {foot}
        </div>
      </form>
      {editing.dialog}
    </FormProvider>
  );
}

function ConflictNote<Values extends FieldValues, Version>({
  editing,
  say,
}: Pick<SettingsFormFrameProps<Values, Version>, 'editing' | 'say'>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { conflict, keepMine, takeNewest } = editing;
  if (!conflict) return null;
  const keep = async () => {
    setBusy(true);
    await keepMine();
    setBusy(false);
  };
  return (
    <Note tone="warn" role="alert">
      <strong>{t('settings.conflict.title')}</strong>
      <br />
      {t('settings.conflict.text')}
      <dl className={styles['changes']}>
        {conflict.fields.map((field) => {
          const [name, value] = say(field, conflict.newest.values[field]);
          return [
            <dt key={`${field}-name`}>{name}</dt>,
            <dd key={field}>{value || t('common.state.none')}</dd>,
          ];
        })}
      </dl>
      <div className={styles['ways']}>
        <Button size="small" variant="contained" loading={busy} onClick={() => void keep()}>
          {t('settings.conflict.keep')}
        </Button>
        <Button size="small" variant="outlined" disabled={busy} onClick={takeNewest}>
          {t('settings.conflict.take')}
        </Button>
      </div>
    </Note>
  );
}
