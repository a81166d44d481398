import { Create, useDataProvider } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { FieldWarnings, type Warnings } from '../form/form-text';
import { usePlaceRules } from '../form/use-post-code-rule';
import { useT } from '../i18n/use-t';
import { RecordForm } from '../records/record-form';
import { homeCountry, type DirectoryKind, type DirectoryRecord, type PlaceValues } from './directory-kind';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '../api/resources';
import { textOf } from '../form/use-field';
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
function useKnownAlready(resource: ResourceName, valueOf: (field: Field) => unknown): KnownAlready {
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

interface RecordCreateProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  /** What is known of it already. */
  start?: Partial<Values>;
  onClose: () => void;
  /** Called with the new record before the dialog closes. */
  onCreated?: (record: Kept) => void;
  /** In place of `onClose`: shows the new record in its list. */
  onLanded?: (record: Kept) => void;
}

/** The dialog for a new record of a directory. */
export function RecordCreate<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordCreateProps<Kept, Values>,
) {
  const { kind, start, onClose, onCreated, onLanded } = props;
  const { words } = kind;
  const t = useT();
  const rules = usePlaceRules<Values>();
  const navigate = useNavigate();
  const { pageOf } = kind;
  return (
    <Create resource={kind.resource} redirect={false} disableAuthentication title={false} component="div">
      <RecordForm<Kept, Values>
        kind={kind}
        start={{ country_id: homeCountry(), ...start } as Partial<Values>}
        rules={rules}
        title={t(`${words}.create.title`)}
        submitLabel={t(`${words}.create.submit`)}
        done={({ name }) => t(`${words}.create.done`, { name })}
        failed={t(`${words}.create.failed`)}
        width={kind.width ?? 720}
        onClose={onClose}
        {...(pageOf && {
          // Where the list is not the screen below, there is something half done that must not be left.
          next: ({ id }: Kept) =>
            onLanded
              ? { label: t('common.action.open'), run: () => void navigate(pageOf(id)) }
              : {
                  label: t('common.action.openInTab'),
                  run: () => void window.open(pageOf(id), '_blank', 'noopener'),
                },
        })}
        onSaved={(record) => {
          onCreated?.(record);
          onLanded?.(record);
          return onLanded !== undefined;
        }}
      >
        <NewFields kind={kind} />
      </RecordForm>
    </Create>
  );
}

/** The fields, which warn of a company that the directory has already. */
function NewFields<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>({
  kind: { resource, Fields },
}: Pick<RecordCreateProps<Kept, Values>, 'kind'>) {
  const { getValues } = useFormContext();
  const known = useKnownAlready(resource, (field) => getValues(field) as unknown);
  return (
    <FieldWarnings value={known.warnings}>
      <div style={{ display: 'contents' }} onBlur={known.check}>
        <Fields />
      </div>
    </FieldWarnings>
  );
}
