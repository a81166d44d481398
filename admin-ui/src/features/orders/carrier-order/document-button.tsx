import Button from '@mui/material/Button';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { api } from '../../../kit/api/client';
import { Icon } from '../../../kit/components/icon';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { saveFile } from '../../../kit/save-file';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';

/** Downloads the order of a route as its carrier gets it. */
export function DocumentButton({ route }: { route: Route }) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const [isRunning, setRunning] = useState(false);
  const download = async (): Promise<void> => {
    setRunning(true);
    try {
      const { name, content } = await api.download('/orders/{id}/order-routes/{routeId}/order-document', {
        params: { path: { id: order.id, routeId: route.id } },
      });
      const saved = name ?? `order-${order.id}-${route.position}.pdf`;
      saveFile(saved, content);
      toast.success(t('carrierOrder.documentDone', { name: saved }));
    } catch (error) {
      toast.failure(t('carrierOrder.documentFailed'), error, { retry: () => void download() });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isRunning}
      loadingPosition="start"
      startIcon={<Icon of={FileDown} size={14} />}
      onClick={() => void download()}
    >
      {t('carrierOrder.document')}
    </Button>
  );
}
