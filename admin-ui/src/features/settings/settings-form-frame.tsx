import Button from '@mui/material/Button';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  FormProvider,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { FormSummary } from '../../kit/form/form-summary';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import styles from './settings.module.css';

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

/** The button of a form of settings, with whether something is not saved. */
export function SaveRow({ children }: { children?: ReactNode }) {
  const t = useT();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <div className={styles['save']} data-dirty={isDirty || undefined}>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
        {t('common.action.save')}
      </Button>
      <span role="status">{isDirty ? t('settings.unsaved') : ''}</span>
      {children}
    </div>
  );
}

/** Around the fields of a tab: the note about another person's changes, the button, Ctrl+Enter. */
export function SettingsFormFrame<Values extends FieldValues, Version>(
  props: SettingsFormFrameProps<Values, Version>,
) {
  const { label, editing, say, foot, children } = props;
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
        <SaveRow>{foot}</SaveRow>
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
    <Note tone="warn" role="alert" title={t('settings.conflict.title')}>
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

/** What a form is filled from, and the version that the API gave with it; several when several calls gave it. */
export interface Versioned<Values, Version = number> {
  values: Values;
  version: Version;
}

/** What somebody else stored while the form was being filled in. */
interface Conflict<Values, Version> {
  newest: Versioned<Values, Version>;
  /** The fields that they changed. */
  fields: (keyof Values & string)[];
}

/** For what is stored by several calls. */
interface SaveSteps<Values, Version> {
  /** What was stored when the form was filled. */
  before: Values;
  /** Says what is stored now, before all of it is: should a later call fail, that is what the form goes on from. */
  reach: (stored: Versioned<Values, Version>) => void;
}

type SchemaOptions<Values extends FieldValues> = Parameters<typeof useSchemaForm<Values>>[0];

interface SettingsFormOptions<Values extends FieldValues, Version> extends Pick<
  SchemaOptions<Values>,
  'schema' | 'empty' | 'rules' | 'say'
> {
  start: Versioned<Values, Version>;
  /**
   * Stores what was checked, over the version that was edited.
   * @param body what the schema made of the values
   */
  save: (
    body: unknown,
    values: Values,
    version: Version,
    steps: SaveSteps<Values, Version>,
  ) => Promise<Versioned<Values, Version>>;
  /** Reads what is stored now. */
  load: () => Promise<Versioned<Values, Version>>;
  /** Fields of values that the API found taken, by the code of its refusal. */
  taken?: Readonly<Record<string, Path<Values>>>;
  /** Codes of refusals because of what somebody else did meanwhile. */
  conflicts?: readonly string[];
  done: string;
  failed: string;
}

/** A form of settings: the API's rules, two people at one record, unsaved changes. */
interface SettingsForm<Values extends FieldValues, Version = number> {
  form: UseFormReturn<Values>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  conflict: Conflict<Values, Version> | null;
  /** Puts one's own changes over what the other person stored, and saves. */
  keepMine: () => Promise<void>;
  /** Forgets one's own changes. */
  takeNewest: () => void;
  /** Starts again from what is stored now. */
  restart: (stored: Versioned<Values, Version>) => void;
  /** Asks before changes are lost; render it anywhere. */
  dialog: ReactNode;
}

/** Fills, checks and saves a form of settings that other people may change at the same time. */
export function useSettingsForm<Values extends FieldValues, Version = number>(
  options: SettingsFormOptions<Values, Version>,
): SettingsForm<Values, Version> {
  const {
    start,
    save,
    load,
    taken = {},
    conflicts = ['changed_meanwhile'],
    done,
    failed,
    ...rules
  } = options;
  const t = useT();
  const toast = useToast();
  const base = useRef(start);
  const [conflict, setConflict] = useState<Conflict<Values, Version> | null>(null);

  const { form, submit } = useSchemaForm<Values>({
    ...rules,
    values: start.values as DefaultValues<Values>,
    onSubmit: async (body) => {
      const { version, values: before } = base.current;
      const reach = (stored: Versioned<Values, Version>) => void (base.current = stored);
      const saved = await save(body, form.getValues(), version, { before, reach });
      base.current = saved;
      setConflict(null);
      form.reset(saved.values);
      toast.success(done);
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const field = problem && taken[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else if (problem && conflicts.includes(problem.code)) void meet(error);
      else toast.failure(failed, error);
    },
  });
  const guard = useUnsavedGuard(form.formState.isDirty);

  async function meet(error: unknown): Promise<void> {
    try {
      const newest = await load();
      const fields = Object.keys(newest.values).filter(
        (name) => newest.values[name] !== base.current.values[name],
      );
      setConflict({ newest, fields });
    } catch {
      toast.failure(failed, error, { action: { label: t('common.action.retry'), run: () => void submit() } });
    }
  }

  function adopt(newest: Versioned<Values, Version>): void {
    base.current = newest;
    setConflict(null);
    form.reset(newest.values);
  }

  return {
    form,
    submit,
    conflict,
    keepMine: async () => {
      if (!conflict) return;
      const typed = form.getValues();
      const before = base.current.values;
      adopt(conflict.newest);
      for (const name of Object.keys(typed) as Path<Values>[]) {
        if (typed[name] !== before[name]) form.setValue(name, typed[name], { shouldDirty: true });
      }
      await submit();
    },
    takeNewest: () => {
      if (conflict) adopt(conflict.newest);
    },
    restart: adopt,
    dialog: guard.dialog,
  };
}
