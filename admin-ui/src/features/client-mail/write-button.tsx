import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import { Suspense, useState } from 'react';
import { Icon } from '../../kit/components/icon';
import { later } from '../../kit/components/later';
import type { WriteToOneProps } from './late-mail';

const LateMail = later(async () => (await import('./late-mail')).LateMail);

interface WriteButtonProps extends Omit<WriteToOneProps, 'texts' | 'onClose'> {
  label: string;
  icon?: LucideIcon;
  variant?: ButtonProps['variant'];
  size?: 'small' | 'medium';
}

/** Opens the dialog for a mail to one, on screens that have its texts not at hand. */
export function WriteButton({
  label,
  icon = Mail,
  variant = 'outlined',
  size = 'small',
  ...mail
}: WriteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        onPointerEnter={LateMail.preload}
        onFocus={LateMail.preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={icon} size={size === 'small' ? 14 : 16} />
        {label}
      </Button>
      <Suspense>{isOpen && <LateMail {...mail} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
