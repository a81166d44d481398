import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Icon } from '../components/icon';
import { DialogHeading } from '../components/dialog-heading';
import { ReasonButton } from '../components/reason-button';
import { usePhone } from '../components/use-phone';
import { useT } from '../i18n/use-t';
import { submitOnCtrlEnter } from '../submit-keys';
import { FormSummary } from './form-summary';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  submitLabel: string;
  /** Called by Escape, the cross, “Cancel” and a click beside the dialog; guard unsaved changes there. */
  onClose: () => void;
  /** 560 px, 720 for forms with much in a row, or 960 for two columns of fields. */
  width?: 560 | 720 | 960;
  /** What the button that sends shows before its words. */
  submitIcon?: LucideIcon;
  /** Left of the buttons. */
  foot?: ReactNode;
  /** Another button, before the one that sends. */
  second?: ReactNode;
  /** Nothing to send yet: the record is being loaded. */
  loading?: boolean;
  /** Why it cannot be sent yet, where that is told before anybody tries; null once it can. */
  reason?: string | null;
  children: ReactNode;
}

/** A form in a dialog. Ctrl+Enter sends it; on phones it fills the screen. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, form, submit, width, onClose, children, ...foot } = props;
  return (
    <FormWindow title={title} width={width} onClose={onClose}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <FormContent>
            <FormSummary />
            {children}
          </FormContent>
          <FormActions {...foot} onClose={onClose} />
        </form>
      </FormProvider>
    </FormWindow>
  );
}

type FormWindowProps = Pick<FormDialogProps<FieldValues>, 'title' | 'onClose' | 'children'> & {
  width: FormDialogProps<FieldValues>['width'] | undefined;
};

/** The dialog around a form. */
export function FormWindow({ title, width = 560, onClose, children }: FormWindowProps) {
  const id = useId();
  const phone = usePhone();
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={submitOnCtrlEnter}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: width } } }}
    >
      <DialogHeading id={id} onClose={onClose}>
        {title}
      </DialogHeading>
      <Inside>{children}</Inside>
    </Dialog>
  );
}

const Inside = styled('div')({
  display: 'contents',
  '& > form': { display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 },
});

/** The fields of a form in a dialog; react-admin's `SimpleForm` puts them into a stack. */
export const FormContent = styled(DialogContent)({
  '&, & > .MuiStack-root': { display: 'grid', gap: 16, alignContent: 'start', alignItems: 'stretch' },
});

type FormActionsProps = Pick<
  FormDialogProps<FieldValues>,
  'submitLabel' | 'submitIcon' | 'onClose' | 'foot' | 'second' | 'loading' | 'reason'
>;

/** The buttons of the form around them. */
export function FormActions({
  submitLabel,
  submitIcon,
  onClose,
  foot,
  second,
  loading = false,
  reason = null,
}: FormActionsProps) {
  const t = useT();
  const phone = usePhone();
  const { isSubmitting } = useFormState();
  const icon = submitIcon && { startIcon: <Icon of={submitIcon} />, loadingPosition: 'start' as const };
  return (
    // Beside two buttons, a phone leaves a word a line.
    <DialogActions sx={phone && foot ? { flexWrap: 'wrap' } : {}}>
      <span
        style={{ flex: phone && foot ? '1 0 100%' : 1, minWidth: 0, fontSize: 12, color: 'var(--text-3)' }}
      >
        {foot}
      </span>
      <Button onClick={onClose}>{t('common.action.cancel')}</Button>
      {second}
      {reason ? (
        <ReasonButton type="submit" variant="contained" startIcon={icon?.startIcon} reason={reason}>
          {submitLabel}
        </ReasonButton>
      ) : (
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={loading} {...icon}>
          {submitLabel}
        </Button>
      )}
    </DialogActions>
  );
}
