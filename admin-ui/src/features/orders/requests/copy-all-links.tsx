import Button from '@mui/material/Button';
import Link2 from 'lucide-react/icons/link-2';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { Icon } from '../../../kit/components/icon';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useShownLink } from '../links/copy-link-button';
import { useOrder } from '../order-context';
import type { PriceRequest } from '../queries/types';
import { linkLines, openRequests } from './link-lines';
import styles from './requests.module.css';

interface CopyAllLinksProps {
  orderId: number;
  requests: readonly PriceRequest[];
}

/** Copies the links of all who have not answered, each in a line with its name, to be handed over by other ways than mail. */
export function CopyAllLinks({ orderId, requests }: CopyAllLinksProps) {
  const t = useT();
  const toast = useToast();
  const { view } = useOrder();
  const { show, shownLink } = useShownLink();
  const open = openRequests(requests);
  const copy = useMutation({
    mutationFn: () => linkLines(open, (request) => linkOf(orderId, request)),
    onSuccess: async (lines) => {
      try {
        await navigator.clipboard.writeText(lines);
        toast.success(t('links.copiedAll', { smart_count: open.length }));
      } catch {
        show(lines);
      }
    },
    onError: (error) => toast.failure(t('links.failed'), error),
  });
  // One has a button of its own.
  if (view !== 'editing' || open.length < 2) return null;
  return (
    <div className={styles['allLinks']}>
      <Button
        size="small"
        variant="outlined"
        loading={copy.isPending}
        startIcon={<Icon of={Link2} size={14} />}
        onClick={() => copy.mutate()}
      >
        {t('links.copyAll', { smart_count: open.length })}
      </Button>
      {shownLink}
    </div>
  );
}

async function linkOf(
  orderId: number,
  { quotation_route_id, subcontractor_id }: PriceRequest & { subcontractor_id: number },
): Promise<string> {
  const { url, short_url } = await api.post('/links', {
    body: {
      kind: 'subcontractor-offer',
      order_id: orderId,
      route_id: quotation_route_id,
      subcontractor_id,
    },
  });
  return short_url ?? url;
}
