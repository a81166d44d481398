import { SimpleForm, useDataProvider, useSaveContext } from 'react-admin';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFormContext, useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ResourceName } from '../api/resources';
import { problemOf } from '../api/use-describe-failure';
import { useToast } from '../components/use-toast';
import { useRefresh } from '../directory/use-refresh';
import { FormActions, FormContent, FormWindow } from '../form/form-dialog';
import { FormSummary } from '../form/form-summary';
import { showFaults, useApiResolver, useRecheck, type SchemaRules } from '../form/use-schema-form';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import type { MessageKey } from '../i18n/use-t';
import { useConflict, type VersionedRecord } from './use-conflict';

/** What all forms of a kind of record have in common. */
export interface RecordFormKind<Kept extends VersionedRecord, Values extends FieldValues> {
  resource: ResourceName;
  createSchema: SchemaRules<Values>['schema'];
  updateSchema: SchemaRules<Values>['schema'];
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
  rules?: SchemaRules<Values>['rules'];
  title: string;
  submitLabel: string;
  /** Said when it is saved, and when it is not. */
  done: (record: Kept) => string;
  failed: string;
  /** Beside “done”: the way to what was saved. */
  next?: (record: Kept) => { label: string; run: () => void };
  width?: 560 | 720 | 960;
  /** Left of the buttons, for the record as it goes out. */
  foot?: (base: Kept) => ReactNode;
  onClose: () => void;
  /** Called with what was saved, before the dialog closes, or in place of that where it returns true. */
  onSaved?: (record: Kept) => boolean | void;
  children: ReactNode;
}

/**
 * The form of a record in a dialog: react-admin's `SimpleForm`, for inside of its `Create` or `Edit`, which save it. Faults stand
 * at their fields, the first of them gets the focus; nothing that was typed is lost when somebody else has saved the record
 * meanwhile, or when the dialog is left by mistake.
 */
export function RecordForm<Kept extends VersionedRecord, Values extends FieldValues>(
  props: RecordFormProps<Kept, Values>,
) {
  const { kind, first, start, rules, title, submitLabel, width, foot, onClose, children } = props;
  // The form begins once: a newer record replaces nothing that is typed.
  const [values] = useState(() => ({ ...kind.valuesOf(first), ...start }));
  const [base, setBase] = useState(first);
  const send = useRef<SendForm>(undefined);
  const resolver = useApiResolver<Values>({
    schema: first ? kind.updateSchema : kind.createSchema,
    ...(first && { empty: 'null' }),
    ...(rules && { rules }),
  });
  return (
    <FormWindow title={title} width={width} onClose={onClose}>
      <SimpleForm
        record={values}
        resolver={resolver}
        mode="onTouched"
        onSubmit={(body: FieldValues) => send.current?.(body)}
        noValidate
        // The summary above the fields says it.
        disableInvalidFormNotification
        component={FormContent}
        toolbar={<FormActions submitLabel={submitLabel} onClose={onClose} foot={base && foot?.(base)} />}
      >
        <Saving {...props} base={base} onBase={setBase} send={send} />
        <FormSummary />
        {children}
      </SimpleForm>
    </FormWindow>
  );
}

type SendForm = ((body: FieldValues) => Promise<void>) | undefined;

interface SavingProps<Kept extends VersionedRecord, Values extends FieldValues> extends Omit<
  RecordFormProps<Kept, Values>,
  'children'
> {
  /** The version that the form goes out from. */
  base: Kept | undefined;
  onBase: (version: Kept) => void;
  /** Where the way to save is left for the form. */
  send: RefObject<SendForm>;
}

/** Saves what the form around it has; the notice of somebody else's change, and the guard of changes that are not saved. */
function Saving<Kept extends VersionedRecord, Values extends FieldValues>(props: SavingProps<Kept, Values>) {
  const { kind, base, onBase, done, failed, next, onClose, onSaved, send } = props;
  const { resource, valuesOf, labels, taken = {} } = kind;
  const form = useFormContext<Values>();
  const { isDirty } = useFormState();
  const toast = useToast();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { save } = useSaveContext();
  const guard = useUnsavedGuard(isDirty);
  const conflict = useConflict<Kept, Values>({
    form,
    base,
    onBase,
    valuesOf,
    labels,
    loadNewest: async (id) => (await dataProvider.getOne<Kept>(resource, { id })).data,
    onFailure: (error) => toast.failure(failed, error),
  });
  useRecheck(form);

  async function sendOnce(body: FieldValues): Promise<void> {
    try {
      // A change carries the version that it goes out from: another person's change in between is a conflict.
      const data = { ...(body as Partial<Kept>), ...(base && { version: base.version }) };
      const saved = await new Promise<Kept>((resolve, reject) => {
        void save?.(data, { onSuccess: resolve, onError: reject });
      });
      // The figures above a list change with it.
      refresh(resource);
      toast.success(done(saved), next && { action: next(saved) });
      guard.release();
      if (!onSaved?.(saved)) onClose();
    } catch (error) {
      const problem = problemOf(error);
      const field = problem && taken[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else if (!showFaults(form, error)) conflict.meet(error);
    }
  }

  // The keyboard reaches a form also while its button waits: what is under way is not sent again.
  const sending = useRef<Promise<void>>(undefined);
  useEffect(() => {
    send.current = (body) =>
      (sending.current ??= sendOnce(body).finally(() => {
        sending.current = undefined;
      }));
  });
  return (
    <>
      {conflict.note}
      {guard.dialog}
    </>
  );
}
