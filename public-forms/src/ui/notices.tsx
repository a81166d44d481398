import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Trouble } from '../api/outcome';
import { controlId } from './field';
import { Icon } from './icon';
import { useTexts } from './texts';

/** A field's fault as the summary words it. */
export interface SummaryItem {
  /** Null for a fault that belongs to no field of the page. */
  field: string | null;
  text: string;
}

/** More of them would push the form off a phone's first screen; the rest is one tap away. */
const MOST_SHOWN = 5;

/**
 * All that is wrong, above the form, with links to the fields. Takes the focus whenever `attempt` grows, so that
 * a failed send is noticed by everyone.
 */
export function ErrorSummary({ items, attempt }: { items: readonly SummaryItem[]; attempt: number }) {
  const { common } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  const shown = items.length > MOST_SHOWN + 1 ? MOST_SHOWN : items.length;
  return (
    <div className="notice notice-bad" ref={box} tabIndex={-1} role="group" aria-labelledby="summary-title">
      <Icon name="alert" />
      <div>
        <h2 id="summary-title">{common.summaryTitle(items.length)}</h2>
        <FaultList items={items.slice(0, shown)} />
        {items.length > shown && (
          <details>
            <summary>{common.summaryMore(items.length - shown)}</summary>
            <FaultList items={items.slice(shown)} />
          </details>
        )}
      </div>
    </div>
  );
}

function FaultList({ items }: { items: readonly SummaryItem[] }) {
  return (
    <ul>
      {items.map(({ field, text }) => (
        <li key={`${field ?? ''} ${text}`}>
          {field === null ? text : <FaultLink field={field} text={text} />}
        </li>
      ))}
    </ul>
  );
}

function FaultLink({ field, text }: { field: string; text: string }) {
  return (
    <a
      href={`#${controlId(field)}`}
      onClick={(event) => {
        // The link's address carries a signature; it stays as it came, without a fragment.
        event.preventDefault();
        document.getElementById(controlId(field))?.focus();
      }}
    >
      {text}
    </a>
  );
}

interface TroubleNoticeProps {
  trouble: Trouble | null;
  /** What failed, in the page's words. */
  title: string;
  /** Null where the form below is sent again. */
  retry: (() => void) | null;
}

/** Takes the focus when it appears: the button that was pressed may have lost it by being disabled. */
function useFocusOnce() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return box;
}

/** A failure that is nobody's fault at the form: what happened, and a way to try again. */
export function TroubleNotice({ trouble, title, retry }: TroubleNoticeProps) {
  if (!trouble) return null;
  if (trouble.kind === 'wait')
    return <WaitNotice key={trouble.seconds} seconds={trouble.seconds} retry={retry} />;
  return <FailedNotice trouble={trouble} title={title} retry={retry} />;
}

/** Says that what the page shows is made up. */
export function SampleNotice({ text }: { text: string }) {
  return (
    <div className="notice notice-warn" role="note">
      <Icon name="alert" />
      <div>
        <p>{text}</p>
      </div>
    </div>
  );
}

function FailedNotice({
  trouble,
  title,
  retry,
}: TroubleNoticeProps & { trouble: Exclude<Trouble, { kind: 'wait' }> }) {
  const { common } = useTexts();
  const box = useFocusOnce();
  const offline = trouble.kind === 'offline';
  return (
    <div className="notice notice-bad" role="alert" ref={box} tabIndex={-1}>
      <Icon name={offline ? 'offline' : 'alert'} />
      <div>
        <h2>{offline ? common.troubleOffline : title}</h2>
        <p>{offline ? common.troubleOfflineText : trouble.detail || common.troubleServer}</p>
        {!offline && trouble.reference && <p className="small">{common.troubleCode(trouble.reference)}</p>}
        <Retry retry={retry} />
      </div>
    </div>
  );
}

/** Without a script the page is opened anew. */
function Retry({ retry, disabled = false }: { retry: (() => void) | null; disabled?: boolean }) {
  const { common } = useTexts();
  const live = useLive();
  if (!retry) return null;
  if (!live)
    return (
      <a className="button outline" href="">
        {common.retry}
      </a>
    );
  return (
    <button type="button" className="button outline" onClick={retry} disabled={disabled}>
      {common.retry}
    </button>
  );
}

function WaitNotice({ seconds, retry }: { seconds: number; retry: (() => void) | null }) {
  const { common } = useTexts();
  const [left, setLeft] = useState(seconds);
  const box = useFocusOnce();
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = window.setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) window.clearInterval(timer);
    }, 1000);
    return () => window.clearInterval(timer);
  }, [seconds]);
  return (
    <div className="notice notice-warn" ref={box} tabIndex={-1}>
      <Icon name="clock" />
      <div>
        <div role="alert">
          <h2>{common.troubleWait}</h2>
        </div>
        {/* Said once by its heading; a count read aloud every second would drown everything else. */}
        <p>{left > 0 ? common.troubleWaitText(left) : common.troubleWaitOver}</p>
        <Retry retry={retry} disabled={left > 0} />
      </div>
    </div>
  );
}

/**
 * Whether the script of the page runs. False while the page is rendered and at the first render in the browser, which has to
 * equal it: what works by script alone waits for this.
 */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  return live;
}
