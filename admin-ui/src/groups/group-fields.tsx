import { FormText } from '../form/form-text';
import { useT } from '../i18n/use-t';
import { ColorField } from './color-field';
import { groupLabels } from './group-values';

/** The fields of a group. */
export function GroupFields() {
  const t = useT();
  return (
    <>
      <FormText name="name" label={t(groupLabels.name)} required autoFocus maxLength={200} />
      <FormText name="description" label={t(groupLabels.description)} rows={2} maxLength={4000} />
      <ColorField />
    </>
  );
}
