import { useContext, type HTMLInputTypeAttribute, type ReactNode, createContext } from 'react';
import { TextField } from '../components/text-field';
import { textOf, useField } from './use-field';

export interface FormFieldProps {
  /** Name of the field in the API. */
  name: string;
  label: string;
  /** Small text below the field; an error takes its place. */
  hint?: string | undefined;
  /** Something that looks wrong and may be right all the same; takes the hint's place, and an error its place. */
  warning?: string | undefined;
  /** Shows the mark beside the label; the schema decides whether it really is. */
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

interface FormTextProps extends FormFieldProps {
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoComplete?: string;
  /** Lines of a longer text. */
  rows?: number;
  maxLength?: number;
  /** After the text, inside the field. */
  end?: ReactNode;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
}

/** A text field of a form, with its label above and its error tied to it. */
export function FormText(props: FormTextProps) {
  const { name, label, hint, required, disabled, autoFocus, type, placeholder, autoComplete, rows } = props;
  const seen = useContext(FieldWarnings)[name];
  const warning = props.warning ?? seen;
  const { value, ref, onChange, handlers, isInvalid, message, mark } = useField(name);
  return (
    <TextField
      {...handlers}
      value={textOf(value)}
      onChange={onChange}
      inputRef={ref}
      label={label}
      required={required ?? false}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      type={type ?? 'text'}
      multiline={rows !== undefined}
      {...(rows !== undefined && { minRows: rows, maxRows: rows * 3 })}
      error={isInvalid}
      mark={mark}
      helperText={message ?? (warning ? <FieldWarning>{warning}</FieldWarning> : hint)}
      inputProps={{
        placeholder,
        autoComplete: autoComplete ?? 'off',
        maxLength: props.maxLength,
        inputMode: props.inputMode,
      }}
      endAdornment={props.end}
    />
  );
}

/** Below a field: what looks wrong and may be right all the same. */
export function FieldWarning({ children }: { children: string }) {
  return <span style={{ display: 'block', color: 'var(--warning)', fontWeight: 500 }}>{children}</span>;
}

/** What looks wrong in fields of a form, by their names; it never keeps anybody from saving. */
export type Warnings = Readonly<Partial<Record<string, string>>>;

/** Warnings that a form has of its fields from outside of them. */
export const FieldWarnings = createContext<Warnings>({});
