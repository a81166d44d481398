import { useMemo } from 'react';
import { useDescribeFailure } from '../api/use-describe-failure';
import { useT } from '../i18n/use-t';
import { showToast } from './toast-store';

interface ToastTools {
  /** “Done” for five seconds, perhaps with one thing to do next. */
  success: (title: string, more?: { text?: string; action?: { label: string; run: () => void } }) => void;
  /** Stays until it is closed: what failed, why, the code, and a retry where it makes sense. */
  failure: (
    title: string,
    error: unknown,
    more?: { retry?: () => void; action?: { label: string; run: () => void } },
  ) => void;
}

/** Toasts for mutations. Titles come translated. */
export function useToast(): ToastTools {
  const t = useT();
  const describe = useDescribeFailure();
  return useMemo(
    () => ({
      success: (title, more = {}) => {
        showToast({ kind: 'success', title, ...more });
      },
      failure: (title, error, { retry, action } = {}) => {
        const { text, code } = describe(error);
        const again = retry && { label: t('common.action.retry'), run: retry };
        showToast({ kind: 'failure', title, text, code, action: action ?? again });
      },
    }),
    [t, describe],
  );
}
