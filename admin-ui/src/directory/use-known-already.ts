import { useDataProvider } from 'react-admin';
import { useRef, useState } from 'react';
import type { ResourceName } from '../api/resources';
import type { Warnings } from '../form/field-warnings';
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';
import type { DirectoryRecord } from './directory-kind';
import { knownBy, type KnownFields } from './known-by';

const fields = ['name', 'email'] as const;
type Field = (typeof fields)[number];

interface KnownAlready {
  /** By which fields a company looks like one that is there. */
  warnings: Warnings;
  /** Looks for what stands in the form now: for when a field is left. */
  check: () => void;
}

/** Looks whether a directory has a company already, by name or e-mail. What cannot be looked up is not warned of. */
export function useKnownAlready(resource: ResourceName, valueOf: (field: Field) => unknown): KnownAlready {
  const t = useT();
  const dataProvider = useDataProvider();
  const [warnings, setWarnings] = useState<Warnings>({});
  const asked = useRef<Partial<Record<Field, string>>>({});

  async function look(field: Field, text: string): Promise<void> {
    const { data } = await dataProvider.getList<DirectoryRecord & KnownFields>(resource, {
      filter: { q: text },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'name', order: 'ASC' },
    });
    // Somebody types on: a later text has its own answer.
    if (asked.current[field] !== text) return;
    const known = knownBy(field, text, data);
    setWarnings((old) => ({
      ...old,
      [field]: known && t(`directory.known.${field}`, { name: placed(known) }),
    }));
  }

  const check = () => {
    for (const field of fields) {
      const text = textOf(valueOf(field)).trim();
      if (text === (asked.current[field] ?? '')) continue;
      asked.current[field] = text;
      setWarnings((old) => ({ ...old, [field]: undefined }));
      if (text.length > 2) look(field, text).catch(() => delete asked.current[field]);
    }
  };
  return { warnings, check };
}

/** With its town: there may be several of a name. */
function placed({ name, city }: KnownFields): string {
  return city ? `${name}, ${city}` : name;
}
