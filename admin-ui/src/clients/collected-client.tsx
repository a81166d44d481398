import { useCountries } from '../api/countries';
import type { DirectoryClient } from '../api/types';
import { CollectedDialog } from '../directory/collected-dialog';
import type { CollectedProps } from '../directory/directory-kind';
import { mailFact, phoneFact, placeFact, websiteFact } from '../directory/facts';
import { useT } from '../i18n/use-t';
import { numberLabels } from './client-labels';
import { CollectedNote } from './collected-note';
import { useReleaseClient } from './use-release-client';

/** A global client in the company's collection, with what the company notes about it. */
export function CollectedClient({ record, onClose }: CollectedProps<DirectoryClient>) {
  const t = useT();
  const { byId } = useCountries();
  const { release } = useReleaseClient();
  const country = byId(record.country_id);
  const labels = numberLabels(country?.code);
  const remove = async () => {
    if (await release(record)) onClose();
  };
  return (
    <CollectedDialog
      name={record.name}
      facts={[
        [t('clients.column.address'), placeFact(record, country)],
        [t('clients.field.email'), mailFact(record.email)],
        [t('clients.field.phone'), phoneFact(record.phone)],
        [t('clients.field.website'), websiteFact(record.website)],
        [t(labels.vat), record.vat_number],
        [t(labels.registration), record.business_registration_number],
        [t('clients.field.notes'), record.notes],
      ]}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <CollectedNote key={record.collection_id} client={record} />
    </CollectedDialog>
  );
}
