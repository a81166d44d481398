import { useTranslate } from 'react-admin';
import type { Texts } from './texts';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Every key of our own texts, such as `common.action.save`. */
export type MessageKey = Leaves<Omit<Texts, 'ra'>>;

/** Values for the placeholders; `smart_count` also chooses the plural form. */
export type MessageValues = Record<string, string | number>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** `useTranslate` that only compiles for texts that exist. */
export function useT(): Translate {
  return useTranslate();
}
