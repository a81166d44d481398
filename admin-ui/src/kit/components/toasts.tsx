import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import { dismissToast, useToasts, type Toast } from './toast-store';
import styles from './toasts.module.css';

const icons = { success: CircleCheck, info: Info, failure: CircleAlert };

/** The corner where toasts appear; mounted once, above everything. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <div className={styles['stack']} data-toasts>
      {/* Live regions must exist before their content does, or it is not read aloud. */}
      <div role="alert">
        {toasts.filter(isFailure).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {toasts
          .filter((toast) => !isFailure(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

const isFailure = (toast: Toast) => toast.kind === 'failure';

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT();
  const { action } = toast;
  return (
    <div className={styles['toast']}>
      <Icon of={icons[toast.kind]} size={18} className={styles[toast.kind]} />
      <div className={styles['body']}>
        <strong title={toast.title}>{toast.title}</strong>
        {toast.text && <p title={toast.text}>{toast.text}</p>}
        {(action || toast.code) && (
          <div className={styles['foot']}>
            {action && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  dismissToast(toast.id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            {toast.code && <span className="num">{toast.code}</span>}
          </div>
        )}
      </div>
      <IconButton size="small" aria-label={t('common.action.close')} onClick={() => dismissToast(toast.id)}>
        <Icon of={X} size={14} />
      </IconButton>
    </div>
  );
}
