import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase } from 'react-admin';
import { useId, useState } from 'react';
import type { Group } from '../api/types';
import { DialogHeading } from '../components/dialog-heading';
import { useT } from '../i18n/use-t';
import { AddMembersBody } from './add-members-body';

/** Adds several subcontractors of the directory to a group at once. */
export function AddMembers({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const [isRunning, setRunning] = useState(false);
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : { maxWidth: 560 } } }}
    >
      <DialogHeading id={id} onClose={close}>
        {t('groups.addMembers.title', { name: group.name })}
      </DialogHeading>
      <ListBase
        resource="subcontractors"
        filter={{ not_in_group: group.id }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={20}
        storeKey={false}
        exporter={false}
        disableAuthentication
        disableSyncWithLocation
        queryOptions={{ onError: () => undefined }}
      >
        <AddMembersBody group={group} onRunning={setRunning} onClose={onClose} />
      </ListBase>
    </Dialog>
  );
}
