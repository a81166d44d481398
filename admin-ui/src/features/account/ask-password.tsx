import { useState, type ReactNode } from 'react';
import { problemOf } from '../../kit/api/use-describe-failure';
import { useToast } from '../../kit/components/use-toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useT } from '../../kit/i18n/use-t';
import { PasswordField } from '../../kit/form/password-field';

interface AskPasswordProps {
  title: string;
  /** What it means. */
  text: string;
  submitLabel: string;
  failed: string;
  onSubmit: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password once more, before something that changes how one signs in. */
export function AskPassword({ title, text, submitLabel, failed, onSubmit, onClose }: AskPasswordProps) {
  const t = useT();
  const toast = useToast();
  const { form, submit } = useSchemaForm<{ password: string }>({
    schema: ({ passwordProofSchema }) => passwordProofSchema,
    values: { password: '' },
    onSubmit: async () => {
      await onSubmit(form.getValues('password'));
      onClose();
    },
    onFailure: (error) => toast.failure(failed, error),
  });
  return (
    <FormDialog title={title} form={form} submit={submit} submitLabel={submitLabel} onClose={onClose}>
      <p style={{ margin: 0, color: 'var(--text-2)' }}>{text}</p>
      <PasswordField
        name="password"
        label={t('ownAccount.proof.password')}
        required
        autoFocus
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

/** A call that takes the password only where the sign-in is too long ago. */
type Proved = (proof: { password?: string }) => Promise<void>;

/**
 * Runs calls without the password, and asks for it when the API does.
 * @param onClose called when the question is closed, answered or not
 * @returns the way to run one, whether one is running, and the question; render it anywhere
 */
export function useProof(
  title: string,
  failed: string,
  onClose: () => void = () => undefined,
): { prove: (work: Proved) => void; busy: boolean; question: ReactNode } {
  const t = useT();
  const toast = useToast();
  const [asked, setAsked] = useState<Proved | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(work: Proved): Promise<void> {
    setBusy(true);
    try {
      await work({});
    } catch (error) {
      const wanted = problemOf(error)?.errors.some(({ field }) => field === 'password');
      if (wanted) setAsked(() => work);
      else toast.failure(failed, error);
    }
    setBusy(false);
  }

  return {
    prove: (work) => void run(work),
    busy,
    question: asked && (
      <AskPassword
        title={title}
        text={t('ownAccount.proof.text')}
        submitLabel={t('ownAccount.proof.goOn')}
        failed={failed}
        onSubmit={(password) => asked({ password })}
        onClose={() => {
          setAsked(null);
          onClose();
        }}
      />
    ),
  };
}
