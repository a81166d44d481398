import { TextInput } from 'react-admin';
import { useContext } from 'react';
import { FieldWarnings, FieldWarning } from '../form/form-text';

interface RecordTextInputProps {
  /** Name of the field in the API. */
  source: string;
  label: string;
  /** Small text below the field; an error takes its place. */
  hint?: string;
  /** Something that looks wrong and may be right all the same; takes the hint's place, and an error its place. */
  warning?: string | undefined;
  /** Shows the mark beside the label; the schema decides whether it really is. */
  required?: boolean;
  autoFocus?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'url';
  /** Lines of a longer text. */
  rows?: number;
  maxLength?: number;
}

/** react-admin's `TextInput` with warnings, which an error of the API replaces. */
export function RecordTextInput(props: RecordTextInputProps) {
  const { source, label, hint, required = false, autoFocus = false, type = 'text', rows } = props;
  const seen = useContext(FieldWarnings)[source];
  const warning = props.warning ?? seen;
  return (
    <TextInput
      source={source}
      label={label}
      helperText={warning ? <FieldWarning>{warning}</FieldWarning> : (hint ?? false)}
      required={required}
      autoFocus={autoFocus}
      type={type}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: rows * 3 })}
      // An emptied field is as it began: nobody is asked about unsaved changes of it.
      parse={(text: string) => text}
      slotProps={{
        htmlInput: { maxLength: props.maxLength, inputMode: props.inputMode, autoComplete: 'off' },
      }}
    />
  );
}
