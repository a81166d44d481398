import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/use-t';
import { footHeight } from './foot-height';
import { Icon } from './icon';
import { dismissToast, useToasts, type Toast } from './toast-store';

const icons = { success: CircleCheck, info: Info, failure: CircleAlert };
const colours = {
  success: 'var(--frakto-palette-status-4-mark)',
  info: 'var(--info)',
  failure: 'var(--error)',
};

/** Above pagers, what stands on them, and the order's bar with the sum; at the other side while a dialog is open; beside the chat there is room. */
const Stack = styled('div')({
  // What scrolls cuts off what stands out of it: the shadows reach that far, and would end in a hard edge.
  '--reach': '64px',
  position: 'fixed',
  right: 16,
  bottom: 'max(56px, var(--foot, 0px))',
  zIndex: 1600,
  boxSizing: 'border-box',
  width: 'calc(360px + 2 * var(--reach))',
  margin: 'calc(8px - var(--reach))',
  padding: 'var(--reach)',
  maxHeight: 'calc(100dvh - 112px + 2 * var(--reach))',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
  // Nothing is there that could move when the chat comes.
  '&:not(:has([data-toast]))': { padding: 0 },
  ':root:has([data-chat]) &': { right: 420 },
  // A dialog's buttons are at its lower right.
  ':root:has(.MuiDialog-root) &&': { right: 'auto', left: 16 },
  '& > div:not(:empty) + div:not(:empty), & [data-toast] + [data-toast]': { marginTop: 12 },
  '@media (max-width: 1279px)': { bottom: 'max(72px, var(--foot, 0px))' },
  '@media (max-width: 839px)': { ':root:has([data-chat]) &': { right: 16, bottom: 'auto', top: 16 } },
  '@media (max-width: 599px)': {
    '&, :root:has(.MuiDialog-root) &&': { left: 8, right: 8 },
    bottom: 'max(64px, var(--foot, 0px))',
    width: 'auto',
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Card = styled('div')<{ kind: Toast['kind'] }>(({ kind }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: 12,
  background: 'var(--raised)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  boxShadow: 'var(--e3)',
  font: '400 13px/20px var(--font)',
  color: 'var(--text)',
  pointerEvents: 'auto',
  animation: `${rise} var(--base) var(--ease)`,
  '& > svg': { marginTop: 1, color: colours[kind] },
}));

const Body = styled('div')({
  flex: 1,
  minWidth: 0,
  // A word of its own line is cut only where it is longer than that: an address, for example.
  overflowWrap: 'break-word',
  // Names can be very long; the whole is in the title.
  '& strong, & p': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  '& strong': { font: '500 14px/20px var(--font)' },
  '& p': { color: 'var(--text-2)', WebkitLineClamp: 6 },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--text-3)',
  '& > button': { height: 'auto', minHeight: 28, whiteSpace: 'normal', textAlign: 'left' },
});

/** The corner where toasts appear; mounted once, above everything, and read aloud beside an open dialog too. */
export function Toasts() {
  const toasts = useToasts();
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!stack) return;
    // A dialog hides what stands beside it in the body from screen readers; what has just happened must still be read.
    const observer = new MutationObserver(() => stack.removeAttribute('aria-hidden'));
    observer.observe(stack, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [stack]);
  useClearFoot(stack, toasts.length > 0);
  return createPortal(
    <Stack data-toasts ref={setStack}>
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
    </Stack>,
    document.body,
  );
}

/** How often it is looked where the foot of the page is: people go on to other pages while a toast stands. */
const lookMs = 400;

/** Tells the stack how high the foot of the page is, as long as there are toasts. */
function useClearFoot(stack: HTMLElement | null, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!stack || !isNeeded) return undefined;
    const look = () => {
      const feet = [...document.querySelectorAll('[data-foot], .MuiTablePagination-root')];
      const height = footHeight(
        feet.map((foot) => foot.getBoundingClientRect()),
        window.innerHeight,
      );
      stack.style.setProperty('--foot', `${String(height)}px`);
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [stack, isNeeded]);
}

const isFailure = (toast: Toast) => toast.kind === 'failure';

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT();
  const { action } = toast;
  return (
    <Card data-toast kind={toast.kind}>
      <Icon of={icons[toast.kind]} size={18} />
      <Body>
        <strong title={toast.title}>{toast.title}</strong>
        {toast.text && <p title={toast.text}>{toast.text}</p>}
        {(action || toast.code) && (
          <Foot>
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
          </Foot>
        )}
      </Body>
      <IconButton size="small" aria-label={t('common.action.close')} onClick={() => dismissToast(toast.id)}>
        <Icon of={X} size={14} />
      </IconButton>
    </Card>
  );
}
