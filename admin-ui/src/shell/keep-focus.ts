const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** What stands over the page for a while: when it goes, the focus goes back to the page. */
const passing = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-toasts]';
const open = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Milliseconds in which dialogs give the focus back, and screens that know better put it elsewhere. */
const patience = 350;

/** A place on the page, and the list that it is in, for when it is gone. */
interface Place {
  element: HTMLElement;
  list: Element | null;
  index: number;
}

/**
 * Keeps the keyboard's focus where the work is. When what has it is taken away, with a row that was deleted or a
 * dialog that closed, it goes to the row that took that place, or to the screen, and not to the top of the page.
 * A person who clicks beside everything takes it away on purpose.
 * @param main where the focus goes when nothing is nearer
 * @returns stops it
 */
export function keepFocus(main: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    current = target;
    if (!target.closest(passing)) place = placeOf(target);
  };
  const onFocusOut = () => {
    setTimeout(() => {
      if (isNowhere() && current && isUsable(current)) current = place = null;
    });
  };
  const settle = () => {
    timer = undefined;
    if (!isNowhere() || !current || document.querySelector(open)) return;
    // Off for as long as something runs.
    if (current.isConnected && !isUsable(current)) return;
    (nearest(current, place) ?? main).focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (isNowhere() && current) timer ??= setTimeout(settle, patience);
  });
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

function placeOf(element: HTMLElement): Place {
  const row = element.closest('tr, li');
  const list = row?.parentElement ?? null;
  return { element, list, index: row && list ? [...list.children].indexOf(row) : -1 };
}

function nearest(current: HTMLElement, place: Place | null): HTMLElement | null {
  if (isUsable(current)) return current;
  if (!place) return null;
  if (isUsable(place.element)) return place.element;
  const { list, index } = place;
  const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
  // The box that selects comes first, and is seldom what was meant.
  return row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>(focusable) ?? null;
}
