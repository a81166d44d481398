import type { Group } from '../api/types';
import type { MessageKey } from '../i18n/use-t';
import { defaultColor } from './group-colors';

/** The fields of the group form; named as in the API. */
export interface GroupValues extends Record<string, unknown> {
  name: string;
  description: string;
  color: string;
}

/** What the fields of a group are called. */
export const groupLabels = {
  name: 'groups.field.name',
  description: 'groups.field.description',
  color: 'groups.field.color',
} as const satisfies Record<string, MessageKey>;

/** Fills the form from a group, or makes an empty one. */
export function groupValues(group?: Group): GroupValues {
  return {
    name: group?.name ?? '',
    description: group?.description ?? '',
    color: group?.color ?? defaultColor,
  };
}
