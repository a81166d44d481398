import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Note } from '../../kit/components/note';

interface FormFrameProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Null when there is nothing left to send. */
  submitLabel: string | null;
  /** What the last try failed with; null when it did not. It stays until the next one. */
  failure: unknown;
  /** Heads what it failed with. */
  failed: string;
  /** Says what it failed with, where the API does not. */
  failureText?: string | undefined;
  /** Below the button: other ways. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form of the landing page: title, fields, what went wrong, the button. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { title, form, submit, submitLabel, failure, failed, failureText, after, children } = props;
  const id = useId();
  const describe = useDescribeFailure();
  return (
    <FormProvider {...form}>
      <form noValidate aria-labelledby={id} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{title}</h2>
        {children}
        {failure !== null && (
          <Note tone="bad" role="alert">
            <strong>{failed}</strong>
            <br />
            {failureText ?? describe(failure).text}
          </Note>
        )}
        {submitLabel !== null && (
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            loading={form.formState.isSubmitting}
          >
            {submitLabel}
          </Button>
        )}
        {after}
      </form>
    </FormProvider>
  );
}
