import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState, type FocusEventHandler } from 'react';
import { useLiveLink, type PersonHere } from '../../../kit/api/live-link';
import { useMe } from '../../../kit/api/session';
import { Avatar } from '../../../kit/components/avatar';
import { Icon } from '../../../kit/components/icon';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import type { OrderDialog } from '../order-context';
import styles from './people-here.module.css';

/** Parts of an order that somebody can be editing. */
const sections = ['details', 'price', 'route', 'invoice', 'documents'] as const;
export type Section = (typeof sections)[number];

const ofDialogs: Partial<Record<OrderDialog['kind'], Section>> = {
  'client-price': 'price',
  contract: 'price',
  'send-offer': 'price',
  'new-route': 'route',
  'edit-route': 'route',
  'create-invoice': 'invoice',
  'correct-invoice': 'invoice',
  'send-invoice': 'invoice',
  'upload-documents': 'documents',
  references: 'details',
};

/** What an open dialog edits. */
export const sectionOf = (dialog: OrderDialog | null): Section | null =>
  (dialog && ofDialogs[dialog.kind]) ?? null;

/**
 * The part of the page whose field has the focus: parts are marked with `data-edits`.
 * @returns what to spread over the page
 */
export function useFocusedSection() {
  const [section, setSection] = useState<Section | null>(null);
  const onFocus: FocusEventHandler = ({ target }) => {
    const isField = target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select');
    const name = isField ? target.closest<HTMLElement>('[data-edits]')?.dataset['edits'] : null;
    setSection(sections.find((one) => one === name) ?? null);
  };
  const onBlur: FocusEventHandler = () => setSection(null);
  return { section, handlers: { onFocus, onBlur } };
}

/** A focus that only passes by tells nobody, in milliseconds. */
const settleMs = 250;

/** Tells colleagues that the user is on an order, and what they are editing there, as long as the page is open and looked at. */
export function useTellPresence(orderId: number, section: Section | null): void {
  const send = useLiveLink((link) => link.send);
  const isSeen = useIsSeen();
  useEffect(() => {
    if (!send || !isSeen) return undefined;
    const timer = setTimeout(() => send({ type: 'presence', order_id: orderId, section }), settleMs);
    return () => clearTimeout(timer);
  }, [send, isSeen, orderId, section]);
  useEffect(() => {
    if (!send || !isSeen) return undefined;
    return () => send({ type: 'presence', order_id: null });
  }, [send, isSeen, orderId]);
}

function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

const none: readonly PersonHere[] = [];
const mostShown = 3;

/** Colleagues who are on the order now; nothing while there are none. */
export function PeopleHere({ orderId }: { orderId: number }) {
  const t = useT();
  const { id: me } = useMe();
  const all = useLiveLink(({ presence }) => (presence?.order_id === orderId ? presence.people : none));
  const people = all.filter(({ user_id: id }) => id !== me);
  const [first] = people;
  if (!first) return null;
  const editor = people.find(({ section }) => section !== null);
  const text = editor
    ? t(editsKey(editor.section), { name: shortName(editor.name) })
    : people.length === 1
      ? t('orders.presence.here', { name: shortName(first.name) })
      : t('orders.presence.many', { smart_count: people.length });
  return (
    <div
      className={styles['people']}
      role="group"
      aria-label={t('orders.presence.label', { names: people.map(({ name }) => name).join(', ') })}
      title={people.map(({ name }) => name).join(', ')}
      data-editing={editor !== undefined || undefined}
    >
      <span className={styles['faces']}>
        {people.slice(0, mostShown).map(({ user_id: id, name }) => (
          <Avatar key={id} name={name} />
        ))}
      </span>
      {editor && <Icon of={Pencil} size={12} />}
      <span className="cut">{text}</span>
    </div>
  );
}

/** Colleagues are called by their first names. */
const shortName = (name: string): string => name.split(/\s+/)[0] || name;

/** What a later version tells is still an edit. */
function editsKey(section: string | null): MessageKey {
  const known = sections.find((one) => one === section);
  return known ? `orders.presence.edits.${known}` : 'orders.presence.edits.details';
}
