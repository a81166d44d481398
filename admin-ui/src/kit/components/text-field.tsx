import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

/** What every field has around it. */
export interface FieldFrameProps {
  id?: string | undefined;
  label: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: boolean | undefined;
  /** Small text below, tied to the field. */
  helperText?: ReactNode;
  /** Beside the label: where the value comes from. */
  mark?: ReactNode;
}

interface FieldIds {
  id: string;
  /** The small text's id, while there is one. */
  describedBy: string | undefined;
}

/** Label above, small text below, and between them the control that `children` makes. */
export function FieldFrame(props: FieldFrameProps & { children: (ids: FieldIds) => ReactNode }) {
  const { label, required = false, disabled = false, error = false, helperText, mark, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const textId = `${id}-helper-text`;
  return (
    <FormControl
      fullWidth
      size="small"
      required={required}
      disabled={disabled}
      error={error}
      {...(mark && { sx: { containerType: 'inline-size' } })}
    >
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      {mark}
      {children({ id, describedBy: helperText ? textId : undefined })}
      {helperText && <FormHelperText id={textId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

type TextFieldProps = FieldFrameProps &
  Omit<OutlinedInputProps, keyof FieldFrameProps | 'notched' | 'fullWidth'>;

/**
 * A text field. MUI's own `TextField` also brings its menu of choices and two other looks along, which no screen has and
 * every screen would download.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, required, disabled, error, helperText, mark, ...input } = props;
  return (
    <FieldFrame {...{ id, label, required, disabled, error, helperText, mark }}>
      {(ids) => <OutlinedInput {...input} id={ids.id} aria-describedby={ids.describedBy} />}
    </FieldFrame>
  );
}
