import { useNotificationContext, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { showToast } from '../../kit/components/toast-store';

/** react-admin's notifications appear in the same corner as our own. */
export function NotificationsToToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    showToast({
      kind: type === 'error' || type === 'warning' ? 'failure' : type,
      title: translate(message, { ...notificationOptions?.messageArgs, _: message }),
    });
  }, [notifications, takeNotification, translate]);

  return null;
}
