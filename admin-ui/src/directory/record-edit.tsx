import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { usePlaceRules } from '../form/use-place-rules';
import { useT } from '../i18n/use-t';
import { EditRecord } from '../kit/edit-record';
import { RecordForm } from '../kit/record-form';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';

interface RecordEditProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  onClose: () => void;
  onDelete: (record: Kept) => void;
}

/** The dialog of a record, which one the address says: own records can be changed, collected ones be read. */
export function RecordEdit<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordEditProps<Kept, Values>,
) {
  const { kind, onClose, onDelete } = props;
  const { words, Fields, Collected } = kind;
  const t = useT();
  const id = Number(useParams()['id']);
  const rules = usePlaceRules<Values>();
  return (
    <EditRecord<Kept>
      resource={kind.resource}
      id={id}
      title={t(`${words}.edit.title`)}
      missing={{ title: t(`${words}.missing.title`), text: t(`${words}.missing.text`) }}
      onClose={onClose}
    >
      {(first, newest) =>
        Collected && newest.source_type === 'global' ? (
          <Collected record={newest} onClose={onClose} />
        ) : (
          <RecordForm<Kept, Values>
            kind={kind}
            first={first}
            rules={rules}
            title={t(`${words}.edit.title`)}
            submitLabel={t('common.action.save')}
            done={({ name }) => t(`${words}.edit.done`, { name })}
            failed={t(`${words}.edit.failed`)}
            width={kind.width ?? 720}
            foot={(base) => (
              <Button variant="outlined" color="error" onClick={() => onDelete(base)}>
                {t('common.action.delete')}
              </Button>
            )}
            onClose={onClose}
          >
            {() => <Fields />}
          </RecordForm>
        )
      }
    </EditRecord>
  );
}
