import { useCallback } from 'react';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { useSession } from '../api/session';

/** Whether mail leaves the installation, as the server has said of whoever is signed in; taken for granted until it has. */
export function useSendsMail(): boolean {
  return useSession()?.user.sends_mail ?? true;
}

type Tell = ReturnType<typeof useToast>['success'];

/** Tells that a mail is on its way, or that it was only kept: without a mail server nobody gets it, whatever was done besides. */
export function useMailToast(): Tell {
  const t = useT();
  const { success } = useToast();
  const sends = useSendsMail();
  return useCallback<Tell>(
    (title, options = {}) => {
      if (sends) return success(title, options);
      showToast({
        kind: 'info',
        title: t('messages.noServer.toast'),
        text: t('messages.noServer.toastText'),
        action: options.action,
      });
    },
    [success, sends, t],
  );
}
