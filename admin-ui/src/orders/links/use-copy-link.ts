import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { useToast } from '../../components/use-toast';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { LinkInput } from '../queries/types';

/**
 * Makes a public link and puts it on the clipboard.
 * @returns `shown` holds the address when the browser did not allow copying, so that it can be copied by hand
 */
export function useCopyLink() {
  const t = useT();
  const toast = useToast();
  const format = useFormat();
  const [shown, setShown] = useState<string | null>(null);

  const copy = useMutation({
    mutationFn: (link: LinkInput) => api.post('/links', { body: link }),
    onSuccess: async ({ url, short_url, expires_at: until }) => {
      const address = short_url ?? url;
      try {
        await navigator.clipboard.writeText(address);
        toast.success(
          until === null ? t('links.copied') : t('links.copiedUntil', { date: format.date(until) }),
        );
      } catch {
        // Refused by the browser or by a policy: the person can still copy by hand.
        setShown(address);
      }
    },
    onError: (error) => toast.failure(t('links.failed'), error),
  });

  return { copy, shown, close: () => setShown(null) };
}
