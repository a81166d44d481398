import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { Tooltip } from './tooltip';

/** Stronger than the looks of the button's variants. */
const offLook = {
  '&&, &&:hover': {
    borderColor: 'var(--line-soft)',
    backgroundColor: 'var(--sunken)',
    boxShadow: 'none',
    color: 'var(--text-3)',
    cursor: 'default',
  },
};

/** A button without a ground gets none by being off. */
const noGround = {
  '&&, &&:hover': { backgroundColor: 'transparent', color: 'var(--text-3)', cursor: 'default' },
};

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled' | 'className' | 'sx'> {
  /** Why it cannot be pressed, in words; null or empty when it can. */
  reason: string | null | undefined;
  /** Also not pressable for now, without a reason to tell: something is running. */
  waiting?: boolean;
}

/**
 * A button that says why it is off. It stays reachable by keyboard, so that the reason can be read there too;
 * pressing it then does nothing.
 */
export function ReasonButton({
  reason,
  waiting = false,
  variant = 'text',
  onClick,
  children,
  ...rest
}: ReasonButtonProps) {
  const id = useId();
  const off = Boolean(reason) || waiting;
  return (
    <Tooltip title={reason ?? ''}>
      <Button
        {...rest}
        variant={variant}
        aria-disabled={off || undefined}
        aria-describedby={reason ? id : undefined}
        onClick={off ? (event) => event.preventDefault() : onClick}
        sx={off ? { ...offLook, ...(variant === 'text' && noGround) } : {}}
      >
        {children}
        {reason && (
          <span id={id} className="visually-hidden">
            {reason}
          </span>
        )}
      </Button>
    </Tooltip>
  );
}
