import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';

interface Claimed {
  claimed_client_name: string | null;
  claimed_client_email: string | null;
}

interface ClaimProps {
  order: Claimed;
}

/** Marks a request that says that it is a client's, which nobody has confirmed yet. */
export function ClaimTag({ order }: ClaimProps) {
  const t = useT();
  const whole = useClaimText(order);
  if (whole === null) return null;
  return (
    <Tag tone="warn" title={whole}>
      {t('activities.claim.short')}
    </Tag>
  );
}

function useClaimText({ claimed_client_name: name, claimed_client_email: email }: Claimed): string | null {
  const t = useT();
  if (name === null) return null;
  return email === null
    ? t('activities.claim.named', { name })
    : t('activities.claim.withAddress', { name, email });
}
