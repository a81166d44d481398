import { createContext } from 'react';

/** What looks wrong in fields of a form, by their names; it never keeps anybody from saving. */
export type Warnings = Readonly<Partial<Record<string, string>>>;

/** Warnings that a form has of its fields from outside of them. */
export const FieldWarnings = createContext<Warnings>({});
