import { keyframes, styled } from '@mui/material/styles';
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside, type Side } from './place-beside';

/** What a tooltip needs of the element that it belongs to. */
interface TargetProps {
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: ((event: PointerEvent<never>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<never>) => void) | undefined;
  onFocus?: ((event: FocusEvent<never>) => void) | undefined;
  onBlur?: ((event: FocusEvent<never>) => void) | undefined;
}

interface TooltipProps {
  /** Nothing is shown while it is empty. */
  title: string;
  placement?: Side;
  /** False when the title is the name of the element, unless it has a longer one, and not more about it. */
  describeChild?: boolean;
  children: ReactElement<TargetProps>;
}

const enterMs = 300;
/** Long enough for the pointer to get from the element into the tooltip. */
const leaveMs = 120;
const touchMs = 2_500;

/** A word about an element while it is pointed at, touched or has the focus of the keyboard. Escape hides it. */
export function Tooltip({ title, placement = 'bottom', describeChild = true, children }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { props } = children;

  useEffect(() => () => clearTimeout(timer.current), []);

  function turn(to: Element | null, afterMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(to), afterMs);
  }

  const child = cloneElement(children, {
    ...(!describeChild && title && { 'aria-label': props['aria-label'] ?? title }),
    ...(describeChild && target && title && { 'aria-describedby': props['aria-describedby'] ?? id }),
    onPointerEnter: (event: PointerEvent<never>) => {
      turn(event.currentTarget, event.pointerType === 'touch' ? 0 : enterMs);
      props.onPointerEnter?.(event);
    },
    onPointerLeave: (event: PointerEvent<never>) => {
      turn(null, event.pointerType === 'touch' ? touchMs : leaveMs);
      props.onPointerLeave?.(event);
    },
    onFocus: (event: FocusEvent<never>) => {
      const element: Element = event.currentTarget;
      if (element.matches(':focus-visible')) turn(element, 0);
      props.onFocus?.(event);
    },
    onBlur: (event: FocusEvent<never>) => {
      turn(null, 0);
      props.onBlur?.(event);
    },
  });

  return (
    <>
      {child}
      {target?.isConnected && title && (
        <Bubble
          id={id}
          target={target}
          side={placement}
          isForReading={describeChild}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => turn(null, leaveMs)}
          onHide={() => turn(null, 0)}
        >
          {title}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  target: Element;
  side: Side;
  /** Whether the pointer may go into it, as into words that take a while; a mere name only gets in the way. */
  isForReading: boolean;
  onEnter: () => void;
  onLeave: () => void;
  onHide: () => void;
  children: string;
}

const appear = keyframes({ from: { opacity: 0 } });

const Popover = styled('div')({
  position: 'fixed',
  inset: 'auto',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  margin: 0,
  padding: '6px 10px',
  border: 0,
  borderRadius: 6,
  background: 'var(--text)',
  color: 'var(--canvas)',
  font: '400 12px/16px var(--font)',
  overflowWrap: 'anywhere',
  animation: `${appear} var(--base) var(--ease)`,
});

/** The tooltip itself: a popover, so that it stands above dialogs, too. */
function Bubble({ id, target, side, isForReading, onEnter, onLeave, onHide, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    element.showPopover();
    const { left, top } = placeBeside(target.getBoundingClientRect(), element.getBoundingClientRect(), side, {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    // Shown for the keyboard, it must not catch a click on what lies under it.
    element.style.pointerEvents = isForReading && target.matches(':hover') ? '' : 'none';
    element.style.left = `${String(left)}px`;
    element.style.top = `${String(top)}px`;
  }, [target, side, isForReading, children]);

  useEffect(() => {
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onHide();
    };
    window.addEventListener('keydown', hideByKey);
    window.addEventListener('scroll', onHide, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', hideByKey);
      window.removeEventListener('scroll', onHide, { capture: true });
    };
  });

  return createPortal(
    <Popover
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </Popover>,
    document.body,
  );
}
