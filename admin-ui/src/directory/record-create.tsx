import { CreateBase } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FieldWarnings } from '../form/field-warnings';
import { usePlaceRules } from '../form/use-place-rules';
import { useT } from '../i18n/use-t';
import { RecordForm } from '../kit/record-form';
import { homeCountry, type DirectoryKind, type DirectoryRecord, type PlaceValues } from './directory-kind';
import { useKnownAlready } from './use-known-already';

interface RecordCreateProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  /** What is known of it already. */
  start?: Partial<Values>;
  onClose: () => void;
  /** Called with the new record before the dialog closes. */
  onCreated?: (record: Kept) => void;
}

/** The dialog for a new record of a directory. */
export function RecordCreate<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordCreateProps<Kept, Values>,
) {
  const { kind, start, onClose, onCreated } = props;
  const { words } = kind;
  const t = useT();
  const rules = usePlaceRules<Values>();
  return (
    <CreateBase resource={kind.resource} redirect={false} disableAuthentication>
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
        onSaved={(record) => onCreated?.(record)}
      >
        {(form) => <NewFields kind={kind} form={form} />}
      </RecordForm>
    </CreateBase>
  );
}

interface NewFieldsProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  form: UseFormReturn<Values>;
}

/** The fields, which warn of a company that the directory has already. */
function NewFields<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>({
  kind: { resource, Fields },
  form,
}: NewFieldsProps<Kept, Values>) {
  const known = useKnownAlready(resource, (field) => form.getValues()[field]);
  return (
    <FieldWarnings value={known.warnings}>
      <div style={{ display: 'contents' }} onBlur={known.check}>
        <Fields />
      </div>
    </FieldWarnings>
  );
}
