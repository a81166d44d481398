import { useQueryClient } from '@tanstack/react-query';
import IconButton from '@mui/material/IconButton';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { useToast } from '../../kit/components/use-toast';
import { FieldGrid } from '../../kit/form/field-grid';
import { FormDialog } from '../../kit/form/form-dialog';
import { useSchemaForm, type SchemaRules } from '../../kit/form/use-schema-form';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import { resourceOf, type PartnerKind } from './partner-calls';
import styles from './partners.module.css';

/** Reads everything of the pages of one kind anew. */
export function useForgetPages(kind: PartnerKind) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [resourceOf[kind], 'page'] });
}

interface EntryDialogProps<Values extends FieldValues> {
  title: string;
  schema: SchemaRules<Values>['schema'];
  rules?: SchemaRules<Values>['rules'];
  values: DefaultValues<Values>;
  /** Sends what was checked. */
  save: (body: unknown, values: Values) => Promise<unknown>;
  saved: (values: Values) => string;
  failed: string;
  kind: PartnerKind;
  onClose: () => void;
  children: ReactNode;
}

/** The form of something that belongs to a client or a carrier. */
export function EntryDialog<Values extends FieldValues>(props: EntryDialogProps<Values>) {
  const { title, schema, rules, values, save, saved, failed, kind, onClose, children } = props;
  const t = useT();
  const toast = useToast();
  const forget = useForgetPages(kind);
  const { form, submit } = useSchemaForm<Values>({
    schema,
    ...(rules && { rules }),
    values,
    empty: 'null',
    onSubmit: async (body) => {
      const typed = form.getValues();
      await save(body, typed);
      await forget();
      toast.success(saved(typed));
      onClose();
    },
    onFailure: (error) => toast.failure(failed, error),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { askToClose, question } = useCloseGuard(isDirty && !isSubmitting, onClose);
  return (
    <>
      <FormDialog
        title={title}
        form={form}
        submit={submit}
        submitLabel={t('common.action.save')}
        onClose={askToClose}
      >
        <FieldGrid>{children}</FieldGrid>
      </FormDialog>
      {question}
    </>
  );
}

/** A box to tick in a form. */
export function FormTick({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        ref={field.ref}
        checked={field.value === true}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface EntryActionsProps {
  editLabel: string;
  removeLabel: string;
  removeTitle: string;
  removeText: string;
  removed: string;
  failed: string;
  kind: PartnerKind;
  onEdit: () => void;
  remove: () => Promise<unknown>;
}

/** Changes and deletes an entry; it asks before the latter. */
export function EntryActions(props: EntryActionsProps) {
  const { editLabel, removeLabel, removeTitle, removeText, removed, failed, kind, onEdit, remove } = props;
  const t = useT();
  const toast = useToast();
  const forget = useForgetPages(kind);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove();
      await forget();
      toast.success(removed);
    } catch (error) {
      toast.failure(failed, error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }
  return (
    <span className={styles['entryActions']}>
      <IconButton size="small" aria-label={editLabel} title={editLabel} onClick={onEdit}>
        <Icon of={Pencil} size={14} />
      </IconButton>
      <IconButton size="small" aria-label={removeLabel} title={removeLabel} onClick={() => setAsking(true)}>
        <Icon of={Trash} size={14} />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        destructive
        busy={isBusy}
        title={removeTitle}
        confirmLabel={t('common.action.delete')}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {removeText}
      </ConfirmDialog>
    </span>
  );
}
