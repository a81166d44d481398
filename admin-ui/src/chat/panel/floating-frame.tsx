import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Rnd } from 'react-rnd';
import styles from './chat-panel.module.css';
import { keepPlace, keptPlace, largest, smallest, usualPlace, within, type Place } from './panel-place';

interface FloatingFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** Main buttons of the page, which the panel does not cover when it opens. */
function mainButtons(): Place[] {
  return [...document.querySelectorAll('main .MuiButton-contained')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** A window over the page: moved by its head, resized at its edges, and where it was left the next time. */
export function FloatingFrame({ label, onClose, children }: FloatingFrameProps) {
  const [place, setPlace] = useState(() => {
    const kept = keptPlace();
    return kept ? within(kept, windowSize()) : usualPlace(windowSize(), mainButtons());
  });
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const fit = () => setPlace((before) => within(before, windowSize()));
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  // What the view does not take the focus itself begins at the frame.
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, []);

  function move(next: Place): void {
    const fitting = within(next, windowSize());
    setPlace(fitting);
    keepPlace(fitting);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Rnd
      className={styles['frame']}
      style={{ position: 'fixed', display: 'flex' }}
      bounds="window"
      cancel="button"
      dragHandleClassName={styles['handle'] ?? ''}
      position={{ x: place.x, y: place.y }}
      size={{ width: place.width, height: place.height }}
      minWidth={smallest.width}
      minHeight={smallest.height}
      maxWidth={largest.width}
      maxHeight={largest.height}
      onDragStop={(_event, { x, y }) => move({ ...place, x, y })}
      onResizeStop={(_event, _direction, { offsetWidth: width, offsetHeight: height }, _by, { x, y }) =>
        move({ x, y, width, height })
      }
    >
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={label}
        data-chat
        className={styles['panel']}
        onKeyDown={onKeyDown}
      >
        {children}
      </section>
    </Rnd>
  );
}
