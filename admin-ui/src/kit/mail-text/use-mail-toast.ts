import { useMemo } from 'react';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { useSendsMail } from './use-sends-mail';

/** Tells that a mail is on its way, or that it was only kept: without a mail server nobody gets it, whatever was done besides. */
export function useMailToast(): ReturnType<typeof useToast>['success'] {
  const t = useT();
  const { success } = useToast();
  const sends = useSendsMail();
  return useMemo(
    () =>
      sends
        ? success
        : (_title, { action } = {}) =>
            showToast({
              kind: 'info',
              title: t('messages.noServer.toast'),
              text: t('messages.noServer.toastText'),
              action,
            }),
    [sends, success, t],
  );
}
