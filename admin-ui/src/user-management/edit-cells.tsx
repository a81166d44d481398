import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { textOf } from '../form/text-of';
import { useField } from '../form/use-field';
import { Tooltip } from '../components/tooltip';
import { useT } from '../i18n/use-t';
import styles from './user-management.module.css';

const stay = (event: MouseEvent) => event.stopPropagation();

interface TextCellProps {
  name: string;
  /** Names the field for screen readers: the head of the column says it to the eye. */
  label: string;
  type?: 'text' | 'email';
  /** Called on Escape. */
  onCancel: () => void;
}

/** A text of the row that is being changed. Enter saves, Escape leaves it. */
export function TextCell({ name, label, type = 'text', onCancel }: TextCellProps) {
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const faultId = useId();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div className={styles['cell']} onClick={stay}>
      <OutlinedInput
        {...handlers}
        fullWidth
        type={type}
        value={textOf(value)}
        onChange={onChange}
        onKeyDown={leave}
        inputRef={ref}
        error={isInvalid}
        sx={{ minHeight: 32, fontSize: 13 }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': isInvalid ? faultId : undefined,
          maxLength: 200,
          autoComplete: 'off',
        }}
      />
      {isInvalid && (
        <FormHelperText id={faultId} error>
          {message}
        </FormHelperText>
      )}
    </div>
  );
}

/** Whether the user administers; why it cannot be changed where it cannot. */
export function AdminCell({ reason }: { reason: string | undefined }) {
  const t = useT();
  const { value, onChange, ref, handlers } = useField('is_admin');
  return (
    <Tooltip title={reason ?? ''}>
      <label className={styles['flag']} onClick={stay} data-off={reason !== undefined || undefined}>
        <Checkbox
          {...handlers}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          disabled={reason !== undefined}
          slotProps={{ input: { ref } }}
        />
        <span>{t('users.role.administrator')}</span>
        {reason && <span className="visually-hidden">{reason}</span>}
      </label>
    </Tooltip>
  );
}
