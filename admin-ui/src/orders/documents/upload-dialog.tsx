import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type FormEvent } from 'react';
import { DialogHeading } from '../../components/dialog-heading';
import { FieldFrame } from '../../components/text-field';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { submitOnCtrlEnter } from '../submit-keys';
import { useLegName } from '../use-leg-name';
import { ChosenFiles } from './chosen-files';
import { typeLabels, type DocumentType } from './document-groups';
import { UploadZone } from './upload-zone';
import type { UploadTarget } from './upload-target';
import { useUploads } from './use-uploads';
import styles from './upload.module.css';

const typesOf = {
  route: ['POD', 'SUBCONTRACTOR_INVOICE', 'OTHER'],
  order: ['OTHER', 'ISSUED_INVOICE'],
} as const satisfies Record<string, readonly DocumentType[]>;

interface UploadDialogProps {
  target: UploadTarget;
  onClose: () => void;
}

/** Sends files to be kept with an order or with one of its routes. */
export function UploadDialog({ target, onClose }: UploadDialogProps) {
  const t = useT();
  const id = useId();
  const toast = useToast();
  const phone = useMediaQuery('(max-width: 599px)');
  const { order } = useOrder();
  const legName = useLegName();
  const route = target.routeId === null ? undefined : findRoute(order, target.routeId);
  const types = typesOf[route ? 'route' : 'order'];
  const [type, setType] = useState<DocumentType>(target.type ?? types[0]);
  const [lacksFile, setLacksFile] = useState(false);
  const { files, isSending, choose, remove, send } = useUploads(order.id, target.routeId);
  const close = () => {
    if (!isSending) onClose();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (files.length === 0) return setLacksFile(true);
    if (!(await send(type))) return;
    toast.success(t('documents.upload.done', { smart_count: files.length }));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : { maxWidth: 560, width: '100%' } } }}
    >
      <DialogHeading id={id} onClose={close}>
        {route ? t('documents.upload.titleOf', { leg: legName(route) }) : t('documents.upload.title')}
      </DialogHeading>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => void submit(event)}
        onKeyDown={submitOnCtrlEnter}
      >
        <DialogContent className={styles['content']}>
          <FieldFrame id={`${id}-type`} label={t('documents.upload.type')} required>
            {({ id: field, describedBy }) => (
              <NativeSelect
                input={<OutlinedInput />}
                IconComponent={ChevronDown}
                id={field}
                value={type}
                disabled={isSending}
                inputProps={{ 'aria-describedby': describedBy }}
                onChange={({ target: { value } }) => setType(types.find((one) => one === value) ?? type)}
              >
                {types.map((one) => (
                  <option key={one} value={one}>
                    {t(typeLabels[one])}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FieldFrame>
          <UploadZone
            lacksFile={lacksFile && files.length === 0}
            disabled={isSending}
            onChoose={(chosen) => choose(chosen)}
          />
          <ChosenFiles files={files} isSending={isSending} onRemove={remove} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isSending}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {t('documents.upload.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
