import Button from '@mui/material/Button';
import Copy from 'lucide-react/icons/copy';
import { Icon } from '../components/icon';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';

interface CopyEmailsProps {
  records: readonly { email: string | null }[];
  /** `text` where something else is the first action. */
  variant?: 'contained' | 'text';
}

/** The addresses of selected companies go to the clipboard, for any mail program. */
export function CopyEmails({ records, variant = 'contained' }: CopyEmailsProps) {
  const t = useT();
  const toast = useToast();
  const addresses = records.flatMap(({ email }) => email ?? []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addresses.join(', '));
      toast.success(t('clients.copied', { smart_count: addresses.length }));
    } catch {
      // What the browser says of it is in its own words, and for developers.
      showToast({ kind: 'failure', title: t('clients.copyFailed'), text: t('clients.copyFailedText') });
    }
  };
  const label = t('clients.copyEmails', { smart_count: addresses.length });
  return (
    <Button size="small" variant={variant} title={label} onClick={() => void copy()}>
      <Icon of={Copy} size={14} />
      {label}
    </Button>
  );
}
