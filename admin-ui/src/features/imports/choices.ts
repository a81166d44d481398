import type { ImportField } from '@frakto/sdk/enums';
import type { Schemas } from '../../kit/api/types';
import { poland } from '../../kit/directory/directory-kind';

/** An import as the API tells it. */
export type Import = Schemas['ImportDto'];

/** What a person chose on the way to the preview. */
export interface Choices {
  mapping: readonly Schemas['ImportMapping'][];
  defaultCountryId: number | null;
  duplicates: 'skip' | 'add';
}

/**
 * What is chosen before anybody chose: the mapping that the heads suggest. A file without countries is taken for
 * Polish, like new companies; one that has them must not get a wrong one where a row has none.
 */
export function firstChoices({ mapping }: Pick<Import, 'mapping'>): Choices {
  const namesCountries = mapping.some(({ field }) => field === 'country');
  return { mapping, defaultCountryId: namesCountries ? null : poland, duplicates: 'skip' };
}

/** The field that a column goes into; null when it is left out. */
export function fieldOf({ mapping }: Choices, column: number): ImportField | null {
  return mapping.find((one) => one.column === column)?.field ?? null;
}

/** The column that goes into a field; null when none does. */
export function columnOf({ mapping }: Choices, field: ImportField): number | null {
  return mapping.find((one) => one.field === field)?.column ?? null;
}

/** Sends a column into a field, or leaves it out. A column has one field, and a field one column. */
export function withField(choices: Choices, column: number, field: ImportField | null): Choices {
  const others = choices.mapping.filter((one) => one.column !== column && one.field !== field);
  const mapping = field === null ? others : [...others, { field, column }];
  return { ...choices, mapping: [...mapping].sort((one, other) => one.column - other.column) };
}

/** Fields of the list that no column and no default fills. */
export function fieldsLacking(choices: Choices, fields: readonly ImportField[]): ImportField[] {
  return fields.filter(
    (field) =>
      columnOf(choices, field) === null && !(field === 'country' && choices.defaultCountryId !== null),
  );
}

/** The choices as the API takes them. */
export function planOf({ mapping, defaultCountryId, duplicates }: Choices): Schemas['ImportPlan'] {
  return { mapping: [...mapping], default_country_id: defaultCountryId, duplicates };
}
