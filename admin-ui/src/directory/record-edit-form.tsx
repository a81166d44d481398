import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useToast } from '../components/use-toast';
import { FormDialog } from '../form/form-dialog';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { useConflict } from './use-conflict';
import { useDirectoryForm } from './use-directory-form';
import { useSaveRecord } from './use-save-record';

interface RecordEditFormProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  /** The record as the form begins. */
  first: Kept;
  /** Reads the record as it is stored now. */
  loadNewest: () => Promise<Kept>;
  onClose: () => void;
  onDelete: (record: Kept) => void;
}

/** The form for changing a record. When somebody else has saved it meanwhile, nothing that was typed is lost. */
export function RecordEditForm<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordEditFormProps<Kept, Values>,
) {
  const { kind, first, loadNewest, onClose, onDelete } = props;
  const { words, labels, valuesOf, Fields } = kind;
  const t = useT();
  const toast = useToast();
  const { updateRecord } = useSaveRecord<Kept>(kind.resource);
  const { form, submit } = useDirectoryForm<Values>({
    schema: kind.updateSchema,
    values: valuesOf(first) as never,
    empty: 'null',
    onSubmit: async (body) => {
      const saved = await updateRecord(conflict.base, body);
      toast.success(t(`${words}.edit.done`, { name: saved.name }));
      guard.release();
      onClose();
    },
    onFailure: (error) => conflict.meet(error),
  });
  const conflict = useConflict<Kept, Values>({
    form,
    first,
    valuesOf,
    labels,
    loadNewest,
    onFailure: (error) => toast.failure(t(`${words}.edit.failed`), error),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);

  return (
    <>
      <FormDialog
        title={t(`${words}.edit.title`)}
        form={form}
        submit={submit}
        submitLabel={t('common.action.save')}
        onClose={onClose}
        width={kind.width ?? 720}
        foot={
          <Button variant="outlined" color="error" onClick={() => onDelete(conflict.base)}>
            {t('common.action.delete')}
          </Button>
        }
      >
        {conflict.note}
        <Fields />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
