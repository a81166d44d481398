import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link2 from 'lucide-react/icons/link-2';
import { Suspense, useState } from 'react';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { Tooltip } from '../../../kit/components/tooltip';
import type { LinkInput, Route } from '../queries/types';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';

/** The link at which the client answers the offer. */
export const clientLink = (orderId: number): LinkInput => ({
  kind: 'client-offer-selection',
  order_id: orderId,
});

/** The link at which the carrier of a route answers its order; null for a carrier who is in no directory. */
export function carrierLink(orderId: number, route: Pick<Route, 'id' | 'chosen_offer'>): LinkInput | null {
  const carrierId = route.chosen_offer?.subcontractor_id ?? null;
  if (carrierId === null) return null;
  return {
    kind: 'subcontractor-order-view',
    order_id: orderId,
    route_id: route.id,
    subcontractor_id: carrierId,
  };
}

/**
 * Makes a public link and puts it on the clipboard.
 * @returns the way to make it, and `shownLink`: shows the address when the browser did not allow copying, so that it can be copied by hand
 */
export function useCopyLink() {
  const t = useT();
  const toast = useToast();
  const format = useFormat();
  const { show, shownLink } = useShownLink();

  const copy = useMutation({
    mutationFn: (link: LinkInput) => api.post('/links', { body: link }),
    onSuccess: async ({ url, short_url, expires_at: until }) => {
      const address = short_url ?? url;
      try {
        await navigator.clipboard.writeText(address);
        toast.success(
          until === null ? t('links.copied') : t('links.copiedUntil', { date: format.shortDate(until) }),
        );
      } catch {
        // Refused by the browser or by a policy: the person can still copy by hand.
        show(address);
      }
    },
    onError: (error) => toast.failure(t('links.failed'), error),
  });

  return {
    isCopying: copy.isPending,
    copyLink: (link: LinkInput) => {
      if (!copy.isPending) copy.mutate(link);
    },
    shownLink,
  };
}

/** Shows what the browser did not allow to be copied, so that it can be copied by hand. */
export function useShownLink() {
  const [shown, show] = useState<string | null>(null);
  const shownLink = (
    <Suspense>{shown !== null && <LinkDialog url={shown} onClose={() => show(null)} />}</Suspense>
  );
  return { show, shownLink };
}

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
  const { isCopying, copyLink, shownLink } = useCopyLink();
  const make = () => copyLink(link);
  return (
    <>
      {iconOnly ? (
        <Tooltip title={label} describeChild={false}>
          <IconButton size="small" aria-busy={isCopying} onClick={make}>
            <Icon of={Link2} size={14} />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant={variant}
          size={size}
          aria-busy={isCopying}
          startIcon={<Icon of={Link2} size={size === 'small' ? 14 : 16} />}
          onClick={make}
        >
          {label}
        </Button>
      )}
      {shownLink}
    </>
  );
}
