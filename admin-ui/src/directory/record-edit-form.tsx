import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { problemOf } from '../api/use-describe-failure';
import { useToast } from '../components/use-toast';
import { FormDialog } from '../form/form-dialog';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { ConflictNote } from './conflict-note';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { useDirectoryForm } from './use-directory-form';
import { useSaveRecord } from './use-save-record';
import { changedFields } from './value-changes';

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
  const { words, Fields } = kind;
  const t = useT();
  const toast = useToast();
  const { updateRecord } = useSaveRecord<Kept>(kind.resource);
  /** The version that the form goes out from. */
  const [base, setBase] = useState(first);
  const [newest, setNewest] = useState<Kept | null>(null);
  const { form, submit } = useDirectoryForm<Values>({
    schema: kind.updateSchema,
    values: kind.valuesOf(first) as never,
    empty: 'null',
    onSubmit: async (body) => {
      const saved = await updateRecord(base, body);
      toast.success(t(`${words}.edit.done`, { name: saved.name }));
      guard.release();
      onClose();
    },
    onFailure: (error) => {
      if (problemOf(error)?.code !== 'changed_meanwhile')
        return toast.failure(t(`${words}.edit.failed`), error);
      loadNewest().then(setNewest, (failure: unknown) => toast.failure(t(`${words}.edit.failed`), failure));
    },
  });
  const guard = useUnsavedGuard(form.formState.isDirty);

  function goOnFrom(version: Kept, mine: Partial<Values>): void {
    form.reset(kind.valuesOf(version));
    for (const [field, value] of Object.entries(mine)) {
      const name = field as Path<Values>;
      form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setBase(version);
    setNewest(null);
  }
  const keepMine = (version: Kept) => {
    const typed = form.getValues();
    const fields = changedFields(kind.valuesOf(base), typed);
    goOnFrom(version, Object.fromEntries(fields.map((field) => [field, typed[field]])) as Partial<Values>);
  };

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
          <Button variant="outlined" color="error" onClick={() => onDelete(base)}>
            {t('common.action.delete')}
          </Button>
        }
      >
        {newest && (
          <ConflictNote
            labels={kind.labels}
            before={kind.valuesOf(base)}
            newest={kind.valuesOf(newest)}
            typed={form.watch()}
            onKeep={() => keepMine(newest)}
            onTake={() => goOnFrom(newest, {})}
          />
        )}
        <Fields />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
