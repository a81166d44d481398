import type { FieldValues } from 'react-hook-form';
import { useToast } from '../components/use-toast';
import { FieldWarnings } from '../form/field-warnings';
import { FormDialog } from '../form/form-dialog';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { homeCountry, type DirectoryKind, type DirectoryRecord, type PlaceValues } from './directory-kind';
import { useDirectoryForm } from './use-directory-form';
import { useKnownAlready } from './use-known-already';
import { useSaveRecord } from './use-save-record';

interface RecordCreateProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  /** What is known of it already. */
  start?: Partial<Values>;
  onClose: () => void;
  /** Called with the new record before the dialog closes. */
  onCreated?: (record: Kept) => void;
}

/** The dialog for a new record of a directory. */
export function RecordCreate<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordCreateProps<Kept, Values>,
) {
  const { kind, start, onClose, onCreated } = props;
  const { words, Fields } = kind;
  const t = useT();
  const toast = useToast();
  const { createRecord } = useSaveRecord<Kept>(kind.resource);
  const { form, submit } = useDirectoryForm<Values>({
    schema: kind.createSchema,
    values: { ...kind.valuesOf(undefined), country_id: homeCountry(), ...start } as never,
    onSubmit: async (body) => {
      const record = await createRecord(body);
      toast.success(t(`${words}.create.done`, { name: record.name }));
      guard.release();
      onCreated?.(record);
      onClose();
    },
    onFailure: (error) => toast.failure(t(`${words}.create.failed`), error),
  });
  const known = useKnownAlready(kind.resource, (field) => form.getValues()[field]);
  const guard = useUnsavedGuard(form.formState.isDirty);
  return (
    <>
      <FormDialog
        title={t(`${words}.create.title`)}
        form={form}
        submit={submit}
        submitLabel={t(`${words}.create.submit`)}
        onClose={onClose}
        width={kind.width ?? 720}
      >
        <FieldWarnings value={known.warnings}>
          <div style={{ display: 'contents' }} onBlur={known.check}>
            <Fields />
          </div>
        </FieldWarnings>
      </FormDialog>
      {guard.dialog}
    </>
  );
}
