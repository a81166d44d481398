import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldFrame } from '../components/text-field';
import { useT } from '../i18n/use-t';
import type { FormFieldProps } from './form-text';
import { textOf, useField } from './use-field';
import { useCountries } from '../api/countries';

interface FormSelectProps extends FormFieldProps {
  options: readonly { value: string | number; label: string }[];
  /** Lets the field be empty, shown as “Choose…”. */
  optional?: boolean;
  autoComplete?: string;
}

/**
 * One of a list, with the browser's own control: it can be typed into, and phones show it their way. react-admin's `SelectInput`
 * has a menu of MUI's, which is neither.
 */
export function FormSelect(props: FormSelectProps) {
  const { name, label, hint, required, disabled, options, optional, autoComplete } = props;
  const t = useT();
  const { value, ref, onChange, handlers, isInvalid, message, mark } = useField(name);
  return (
    <FieldFrame
      id={handlers.id}
      label={label}
      required={required}
      disabled={disabled}
      error={isInvalid}
      mark={mark}
      helperText={message ?? hint}
    >
      {({ id, describedBy }) => (
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ChevronDown}
          id={id}
          name={handlers.name}
          onBlur={handlers.onBlur}
          value={textOf(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            onChange(chosen ? chosen.value : null);
          }}
          inputRef={ref}
          inputProps={{ autoComplete, 'aria-describedby': describedBy }}
        >
          {(optional || value == null || value === '') && (
            <option value="">{t('common.field.choose')}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

interface FormCountryProps extends FormFieldProps {
  /** Directories keep a country's id, orders and routes its ISO code. */
  by: 'id' | 'code';
  optional?: boolean;
}

/** A country, named in the reader's language. */
export function FormCountry({ by, ...rest }: FormCountryProps) {
  const { list } = useCountries();
  const options = list.map((country) => ({
    value: by === 'id' ? country.id : country.code,
    label: country.name,
  }));
  return <FormSelect {...rest} options={options} autoComplete={by === 'code' ? 'country' : 'off'} />;
}
