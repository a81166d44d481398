import { useDataProvider, useSaveContext } from 'react-admin';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ResourceName } from '../api/resources';
import { problemOf } from '../api/use-describe-failure';
import { useToast } from '../components/use-toast';
import { useRefresh } from '../directory/use-refresh';
import { FormDialog } from '../form/form-dialog';
import { useSchemaForm } from '../form/use-schema-form';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import type { MessageKey } from '../i18n/use-t';
import { useConflict, type VersionedRecord } from './use-conflict';

type SchemaForm<Values extends FieldValues> = Parameters<typeof useSchemaForm<Values>>[0];

/** What all forms of a kind of record have in common. */
export interface RecordFormKind<Kept extends VersionedRecord, Values extends FieldValues> {
  resource: ResourceName;
  createSchema: SchemaForm<Values>['schema'];
  updateSchema: SchemaForm<Values>['schema'];
  /** Fills the form from a record, or makes an empty one. */
  valuesOf: (record: Kept | undefined) => Values;
  /** What the fields are called, for telling what somebody else changed. */
  labels: Partial<Record<keyof Values & string, MessageKey>>;
  /** Fields of which the API refuses what another record has, by the code of that refusal. */
  taken?: Readonly<Record<string, FieldPath<Values>>>;
}

interface RecordFormProps<Kept extends VersionedRecord, Values extends FieldValues> {
  kind: RecordFormKind<Kept, Values>;
  /** The record that is changed, as the form begins; absent for a new one. */
  first?: Kept;
  /** What is known of a new one already. */
  start?: Partial<Values>;
  rules?: SchemaForm<Values>['rules'];
  title: string;
  submitLabel: string;
  /** Said when it is saved, and when it is not. */
  done: (record: Kept) => string;
  failed: string;
  width?: 560 | 720 | 960;
  /** Left of the buttons, for the record as it goes out. */
  foot?: (base: Kept) => ReactNode;
  onClose: () => void;
  /** Called with what was saved, before the dialog closes, or in place of that where it returns true. */
  onSaved?: (record: Kept) => boolean | void;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/**
 * The form of a record in a dialog, inside of react-admin's `CreateBase` or `EditBase`, which save it. Faults stand at their
 * fields, the first of them gets the focus; nothing that was typed is lost when somebody else has saved the record meanwhile,
 * or when the dialog is left by mistake.
 */
export function RecordForm<Kept extends VersionedRecord, Values extends FieldValues>(
  props: RecordFormProps<Kept, Values>,
) {
  const { kind, first, start, rules, title, submitLabel, done, failed, width, foot, onClose, onSaved } =
    props;
  const { resource, valuesOf, labels, taken = {} } = kind;
  const toast = useToast();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { save } = useSaveContext();
  const tell = (error: unknown) => toast.failure(failed, error);

  const { form, submit } = useSchemaForm<Values>({
    schema: first ? kind.updateSchema : kind.createSchema,
    values: { ...valuesOf(first), ...start } as never,
    ...(first && { empty: 'null' }),
    ...(rules && { rules }),
    onSubmit: async (body) => {
      // A change carries the version that it goes out from: another person's change in between is a conflict.
      const version = conflict.base && { version: conflict.base.version };
      const data = { ...(body as Partial<Kept>), ...version };
      const saved = await new Promise<Kept>((resolve, reject) => {
        void save?.(data, { onSuccess: resolve, onError: reject });
      });
      // The figures above a list change with it.
      refresh(resource);
      toast.success(done(saved));
      guard.release();
      if (!onSaved?.(saved)) onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const field = problem && taken[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else conflict.meet(error);
    },
  });
  const conflict = useConflict<Kept, Values>({
    form,
    first,
    valuesOf,
    labels,
    loadNewest: async (id) => (await dataProvider.getOne<Kept>(resource, { id })).data,
    onFailure: tell,
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  return (
    <>
      <FormDialog
        title={title}
        form={form}
        submit={submit}
        submitLabel={submitLabel}
        onClose={onClose}
        {...(width && { width })}
        foot={conflict.base && foot?.(conflict.base)}
      >
        {conflict.note}
        {props.children(form)}
      </FormDialog>
      {guard.dialog}
    </>
  );
}
