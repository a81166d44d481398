import { groupUpdateSchema } from '@frakto/sdk/forms';
import type { Group } from '../api/types';
import { useToast } from '../components/use-toast';
import { useConflict } from '../directory/use-conflict';
import { useSaveRecord } from '../directory/use-save-record';
import { FormDialog } from '../form/form-dialog';
import { useSchemaForm } from '../form/use-schema-form';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { GroupFields } from './group-fields';
import { groupLabels, groupValues, tellNameTaken, type GroupValues } from './group-values';

interface GroupEditProps {
  /** The group as the form begins. */
  first: Group;
  /** Reads the group as it is stored now. */
  loadNewest: () => Promise<Group>;
  onClose: () => void;
}

/** The dialog for changing a group. When somebody else has saved it meanwhile, nothing that was typed is lost. */
export function GroupEdit({ first, loadNewest, onClose }: GroupEditProps) {
  const t = useT();
  const toast = useToast();
  const { updateRecord } = useSaveRecord<Group>('subcontractor-groups');
  const { form, submit } = useSchemaForm<GroupValues>({
    schema: groupUpdateSchema,
    values: groupValues(first),
    empty: 'null',
    onSubmit: async (body) => {
      const saved = await updateRecord(conflict.base, body);
      toast.success(t('groups.edit.done', { name: saved.name }));
      guard.release();
      onClose();
    },
    onFailure: (error) => {
      if (!tellNameTaken(form, error)) conflict.meet(error);
    },
  });
  const conflict = useConflict({
    form,
    first,
    valuesOf: groupValues,
    labels: groupLabels,
    loadNewest,
    onFailure: (error) => toast.failure(t('groups.edit.failed'), error),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  return (
    <>
      <FormDialog
        title={t('groups.edit.title')}
        form={form}
        submit={submit}
        submitLabel={t('common.action.save')}
        onClose={onClose}
      >
        {conflict.note}
        <GroupFields />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
