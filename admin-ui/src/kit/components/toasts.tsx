import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import { dismissToast, useToasts, type Toast } from './toast-store';

const icons = { success: CircleCheck, info: Info, failure: CircleAlert };
const colours = {
  success: 'var(--frakto-palette-status-4-mark)',
  info: 'var(--info)',
  failure: 'var(--error)',
};

/** Where nothing is done: pagers, fields and buttons stand elsewhere, and dialogs in the middle. */
const Stack = styled('div')({
  // What scrolls cuts off what stands out of it: the shadows reach that far, and would end in a hard edge.
  '--reach': '64px',
  position: 'fixed',
  left: 16,
  bottom: 16,
  zIndex: 1600,
  boxSizing: 'border-box',
  width: 'calc(360px + 2 * var(--reach))',
  margin: 'calc(8px - var(--reach))',
  padding: 'var(--reach)',
  maxHeight: 'calc(100dvh - 112px + 2 * var(--reach))',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
  // Nothing is there that could move when the menu comes.
  '&:not(:has([data-toast]))': { padding: 0 },
  // Beside the menu, above the pager.
  ":root:has([data-menu='open']) &": { left: 232, bottom: 56 },
  ":root:has([data-menu='folded']) &": { left: 64, bottom: 56 },
  '& > div:not(:empty) + div:not(:empty), & [data-toast] + [data-toast]': { marginTop: 12 },
  '@media (max-width: 599px)': {
    // Above the bar at the bottom.
    left: 8,
    right: 8,
    bottom: 64,
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
  overflowWrap: 'anywhere',
  // Names can be very long; the whole is in the title.
  '& strong, & p': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
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

/** The corner where toasts appear; mounted once, above everything. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <Stack data-toasts>
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
    </Stack>
  );
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
