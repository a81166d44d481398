import type { MessageKey } from '../i18n/use-t';

/** The colour of a group until another one is chosen; the API's too. */
export const defaultColor = '#3B82F6';

/** Colours that can be told apart on light and on dark ground. */
export const groupColors: readonly { value: string; label: MessageKey }[] = [
  { value: defaultColor, label: 'groups.color.blue' },
  { value: '#0D9488', label: 'groups.color.teal' },
  { value: '#16A34A', label: 'groups.color.green' },
  { value: '#D97706', label: 'groups.color.amber' },
  { value: '#EA580C', label: 'groups.color.orange' },
  { value: '#DC2626', label: 'groups.color.red' },
  { value: '#DB2777', label: 'groups.color.pink' },
  { value: '#7C3AED', label: 'groups.color.violet' },
  { value: '#64748B', label: 'groups.color.grey' },
];

/** Whether a text is a colour as the API takes it. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
