import Button from '@mui/material/Button';
import type { EmailTemplateType } from '@frakto/sdk/enums';
import { emailTemplateUpdateSchema } from '@frakto/sdk/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useToast } from '../../components/use-toast';
import { textOf } from '../../form/text-of';
import { useT } from '../../i18n/use-t';
import { SettingsFormFrame } from '../settings-form-frame';
import { useSettingsForm, type Versioned } from '../use-settings-form';
import { BodyField } from './body-field';
import { BuiltInPreview } from './built-in-preview';
import { readTemplates, templatesKey, type Template } from './template-queries';
import { TemplatePreview } from './template-preview';
import styles from './templates.module.css';

/** Somebody else changed, made or deleted the text meanwhile. */
const conflicts = ['changed_meanwhile', 'template_type_taken', 'not_found'];

type TemplateValues = { body: string };

interface TemplateEditorProps {
  type: EmailTemplateType;
  /** The company's own text; undefined while the built-in one is sent. */
  own: Template | undefined;
  /** Mails of the kind go out; the company has switched them off otherwise. */
  isSent: boolean;
}

const versioned = (own: Template | undefined): Versioned<TemplateValues> => ({
  values: { body: own?.body ?? '' },
  version: own?.version ?? 0,
});

/** The company's own text of a kind of mail: placeholders at the cursor, a preview, and the way back to ours. */
export function TemplateEditor({ type, own: loaded, isSent }: TemplateEditorProps) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [own, setOwn] = useState(loaded);
  const [asking, setAsking] = useState(false);
  const name = t(`settings.templates.type.${type}`);

  const take = (next: Template | undefined) => {
    setOwn(next);
    void client.invalidateQueries({ queryKey: templatesKey });
    return versioned(next);
  };
  const editing = useSettingsForm<TemplateValues>({
    start: versioned(loaded),
    schema: emailTemplateUpdateSchema,
    empty: 'null',
    conflicts,
    say: ({ code }) => (code === 'required' ? t('settings.templates.fillAll') : undefined),
    save: async (_body, { body }, version) =>
      take(
        own
          ? await api.put('/email-templates/{id}', {
              params: { path: { id: own.id } },
              body: { body, version },
            })
          : await api.post('/email-templates', { body: { template_type: type, body } }),
      ),
    load: async () => take((await readTemplates()).find((one) => one.template_type === type)),
    done: t('settings.templates.done', { name }),
    failed: t('settings.failed'),
  });
  const reset = useMutation({
    mutationFn: (id: number) => api.delete('/email-templates/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      editing.restart(take(undefined));
      toast.success(t('settings.templates.resetDone', { name }));
    },
    onError: (error) => toast.failure(t('settings.templates.resetFailed'), error),
    onSettled: () => setAsking(false),
  });
  const body = editing.form.watch('body');
  const startFrom = (text: string) => {
    editing.form.setValue('body', text, { shouldDirty: true, shouldValidate: true });
    editing.form.setFocus('body');
  };
  return (
    <SettingsFormFrame
      label={name}
      editing={editing}
      say={(_field, value) => [t('settings.templates.body'), textOf(value)]}
      foot={
        own && (
          <Button className={styles['reset'] ?? ''} color="error" onClick={() => setAsking(true)}>
            {t('settings.templates.reset')}
          </Button>
        )
      }
    >
      <div className={styles['columns']}>
        <BodyField />
        {body.trim() ? (
          <TemplatePreview body={body} />
        ) : (
          <BuiltInPreview type={type} isSent={isSent && !own} onStart={startFrom} />
        )}
      </div>
      {own && (
        <ConfirmDialog
          open={asking}
          destructive
          busy={reset.isPending}
          title={t('settings.templates.resetTitle', { name })}
          confirmLabel={t('settings.templates.reset')}
          onConfirm={() => reset.mutate(own.id)}
          onClose={() => setAsking(false)}
        >
          {t('settings.templates.resetText')}
        </ConfirmDialog>
      )}
    </SettingsFormFrame>
  );
}
