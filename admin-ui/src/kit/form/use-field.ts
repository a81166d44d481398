import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useOriginMark } from './field-origins';

type Fields = FieldValues & Record<string, unknown>;

/** A field of the form around it by its name in the API; what it holds is only known to the field itself. */
export function useField(name: string) {
  // Not made of the name: a dialog over a form may hold the same fields.
  const id = useId();
  const { field, fieldState } = useController<Fields>({ name });
  const value: unknown = field.value;
  const { ref, onChange, onBlur, disabled } = field;
  const mark = useOriginMark(name, value);
  return {
    value,
    onChange,
    ref,
    /** For the input itself. */
    handlers: { id, name, onBlur, ...(disabled && { disabled }) },
    isInvalid: fieldState.invalid,
    message: fieldState.error?.message,
    /** Beside the label, where the value comes from elsewhere. */
    mark,
  };
}

/** What a text field shows for a value of a form. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
