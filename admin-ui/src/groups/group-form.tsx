import { groupInputSchema, groupUpdateSchema } from '@frakto/sdk/forms';
import { problemOf } from '../api/use-describe-failure';
import type { Group } from '../api/types';
import { useToast } from '../components/use-toast';
import { useSaveRecord } from '../directory/use-save-record';
import { FormDialog } from '../form/form-dialog';
import { FormText } from '../form/form-text';
import { useSchemaForm } from '../form/use-schema-form';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { ColorField } from './color-field';
import { defaultColor } from './group-colors';

/** The fields of the group form; named as in the API. */
interface GroupValues extends Record<string, unknown> {
  name: string;
  description: string;
  color: string;
}

function valuesOf(group: Group | undefined): GroupValues {
  return {
    name: group?.name ?? '',
    description: group?.description ?? '',
    color: group?.color ?? defaultColor,
  };
}

interface GroupFormProps {
  /** The group to change; a new one when left out. */
  group?: Group;
  /** Reads the group as it is stored now. */
  onReload?: () => void;
  onClose: () => void;
  onSaved?: (group: Group) => void;
}

/** The dialog for a new group, or for changing one. */
export function GroupForm({ group, onReload, onClose, onSaved }: GroupFormProps) {
  const t = useT();
  const toast = useToast();
  const words = group ? 'edit' : 'create';
  const { createRecord, updateRecord } = useSaveRecord<Group>('subcontractor-groups');
  const { form, submit } = useSchemaForm<GroupValues>({
    schema: group ? groupUpdateSchema : groupInputSchema,
    values: valuesOf(group),
    empty: group ? 'null' : 'omit',
    onSubmit: async (body) => {
      const saved = group ? await updateRecord(group, body) : await createRecord(body);
      toast.success(t(`groups.${words}.done`, { name: saved.name }));
      guard.release();
      if (onSaved) onSaved(saved);
      else onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'group_name_taken') {
        return form.setError('name', { type: problem.code, message: problem.detail }, { shouldFocus: true });
      }
      const isOld = problem?.code === 'changed_meanwhile' && onReload;
      const action = isOld ? { label: t('common.action.loadNewest'), run: onReload } : undefined;
      toast.failure(t(`groups.${words}.failed`), error, { ...(action && { action }) });
    },
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  return (
    <>
      <FormDialog
        title={t(`groups.${words}.title`)}
        form={form}
        submit={submit}
        submitLabel={group ? t('common.action.save') : t('groups.create.submit')}
        onClose={onClose}
      >
        <FormText name="name" label={t('groups.field.name')} required autoFocus maxLength={200} />
        <FormText name="description" label={t('groups.field.description')} rows={2} maxLength={4000} />
        <ColorField />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
