import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link2 from 'lucide-react/icons/link-2';
import { Suspense } from 'react';
import { Icon } from '../../components/icon';
import { later } from '../../components/later';
import { Tooltip } from '../../components/tooltip';
import type { LinkInput } from '../queries/types';
import { useCopyLink } from './use-copy-link';

const LinkDialog = later(async () => (await import('./link-dialog')).LinkDialog);

interface CopyLinkButtonProps {
  label: string;
  /** Which link to make. */
  link: LinkInput;
  /** The label becomes a tooltip. */
  iconOnly?: boolean;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** Makes a public link and copies it; where the browser forbids copying, the link is shown instead. */
export function CopyLinkButton({
  label,
  link,
  iconOnly = false,
  variant = 'outlined',
  size,
}: CopyLinkButtonProps) {
  const { copy, shown, close } = useCopyLink();
  const make = () => {
    if (!copy.isPending) copy.mutate(link);
  };
  return (
    <>
      {iconOnly ? (
        <Tooltip title={label} describeChild={false}>
          <IconButton size="small" aria-busy={copy.isPending} onClick={make}>
            <Icon of={Link2} size={14} />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant={variant}
          size={size}
          aria-busy={copy.isPending}
          startIcon={<Icon of={Link2} size={size === 'small' ? 14 : 16} />}
          onClick={make}
        >
          {label}
        </Button>
      )}
      <Suspense>{shown !== null && <LinkDialog url={shown} onClose={close} />}</Suspense>
    </>
  );
}
