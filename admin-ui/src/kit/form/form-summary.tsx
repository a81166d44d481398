import { useFormState } from 'react-hook-form';
import { Note } from '../components/note';
import { useT } from '../i18n/use-t';

/** After a failed try to send: how many fields need correcting. Each one says at its place what is wrong. */
export function FormSummary() {
  const t = useT();
  const { errors, submitCount } = useFormState();
  const faults = Object.keys(errors).length;
  // One fault is in sight anyway: the form puts the cursor there.
  if (submitCount === 0 || faults < 2) return null;
  return (
    <Note tone="bad" role="alert">
      {t('common.field.summary', { smart_count: faults })}
    </Note>
  );
}
