import TextField from '@mui/material/TextField';

/** The longest reason that the history keeps. */
const longest = 200;

interface ReasonFieldProps {
  id: string;
  label: string;
  helperText?: string | undefined;
  value: string;
  onChange: (reason: string) => void;
  autoFocus?: boolean;
}

/** What somebody said by phone or mail, for the history; see `reasonLine`. */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}

/** A reason as the history keeps it: one line. */
export function reasonLine(reason: string): string {
  return reason.trim().replaceAll(/\s+/g, ' ');
}
