import { groupInputSchema } from '@frakto/sdk/forms';
import type { Group } from '../api/types';
import { useToast } from '../components/use-toast';
import { useSaveRecord } from '../directory/use-save-record';
import { FormDialog } from '../form/form-dialog';
import { useSchemaForm } from '../form/use-schema-form';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { GroupFields } from './group-fields';
import { groupValues, tellNameTaken, type GroupValues } from './group-values';

interface GroupCreateProps {
  onClose: () => void;
  /** Called with the new group, instead of closing. */
  onCreated: (group: Group) => void;
}

/** The dialog for a new group. */
export function GroupCreate({ onClose, onCreated }: GroupCreateProps) {
  const t = useT();
  const toast = useToast();
  const { createRecord } = useSaveRecord<Group>('subcontractor-groups');
  const { form, submit } = useSchemaForm<GroupValues>({
    schema: groupInputSchema,
    values: groupValues(),
    onSubmit: async (body) => {
      const saved = await createRecord(body);
      toast.success(t('groups.create.done', { name: saved.name }));
      guard.release();
      onCreated(saved);
    },
    onFailure: (error) => {
      if (!tellNameTaken(form, error)) toast.failure(t('groups.create.failed'), error);
    },
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  return (
    <>
      <FormDialog
        title={t('groups.create.title')}
        form={form}
        submit={submit}
        submitLabel={t('groups.create.submit')}
        onClose={onClose}
      >
        <GroupFields />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
