import { useCountries } from '../api/countries';
import type { Client, DirectoryClient } from '../api/types';
import { Note } from '../components/note';
import { CollectedDialog } from '../directory/collected-dialog';
import type { CollectedProps } from '../directory/directory-kind';
import { mailFact, phoneFact, placeFact, websiteFact } from '../directory/facts';
import { useCollectionEntry } from '../directory/use-collection-entry';
import { useT } from '../i18n/use-t';
import { numberLabels } from './client-labels';
import { CollectedNote } from './collected-note';
import { useReleaseClient } from './use-release-client';

/** A global client in the company's collection, with what the company notes about it. */
export function CollectedClient({ record, onClose }: CollectedProps<Client>) {
  const t = useT();
  const { byId } = useCountries();
  const { entry, isPending } = useCollectionEntry<DirectoryClient>('client-directory', record);
  const { release } = useReleaseClient();
  const country = byId(record.country_id);
  const labels = numberLabels(country?.code);
  const remove = async (client: DirectoryClient) => {
    if (await release(client)) onClose();
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
      onRemove={entry && (() => void remove(entry))}
      onClose={onClose}
    >
      {entry && <CollectedNote key={entry.collection_id} client={entry} />}
      {!entry && !isPending && <Note>{t('directory.collected.notInCollection')}</Note>}
    </CollectedDialog>
  );
}
