import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type FormEvent, useRef } from 'react';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { FieldFrame } from '../../../kit/components/text-field';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';
import { typeNames, typesOf, type DocumentType, type UploadTarget } from './document-groups';
import styles from './documents.module.css';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileIcon from 'lucide-react/icons/file';
import X from 'lucide-react/icons/x';
import { Icon } from '../../../kit/components/icon';
import { usePhone } from '../../../kit/components/use-phone';
import { useFormat } from '../../../kit/format/use-format';
import { fileSize } from '../../../kit/format/file-size';
import Upload from 'lucide-react/icons/upload';
import { useFileRules } from './use-documents';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { useDescribeFailure } from '../../../kit/api/use-describe-failure';
import { orderKeys } from '../queries/order-queries';

/** A file that was chosen, and how far it came. */
interface ChosenFile {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** What is wrong with it, in words. */
  fault: string | null;
  /** It cannot be sent at all: another one has to be chosen. */
  isUnfit: boolean;
}

interface Uploads {
  files: readonly ChosenFile[];
  isSending: boolean;
  choose: (files: readonly File[]) => void;
  remove: (key: number) => void;
  /** Sends what was not sent yet, one after another. @returns whether all of them arrived */
  send: (type: DocumentType) => Promise<boolean>;
}

/** Files on their way to an order or to one of its routes. */
function useUploads(orderId: number, routeId: number | null, dropped: readonly File[]): Uploads {
  const t = useT();
  const describe = useDescribeFailure();
  const queryClient = useQueryClient();
  const faultOf = useFileFault();
  const keys = useRef(0);
  const chosenOf = (file: File): ChosenFile => {
    const fault = faultOf(file);
    keys.current += 1;
    return { key: keys.current, file, state: fault ? 'failed' : 'waiting', fault, isUnfit: fault !== null };
  };
  const [files, setFiles] = useState<readonly ChosenFile[]>(() => dropped.map(chosenOf));
  const [isSending, setSending] = useState(false);
  const change = (key: number, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function sendOne({ key, file }: ChosenFile, type: DocumentType): Promise<boolean> {
    change(key, { state: 'sending', fault: null });
    try {
      await (routeId === null
        ? api.post('/documents/upload-order', {
            body: { file, document_type: type, order_id: String(orderId) },
          })
        : api.post('/documents/upload', {
            body: { file, document_type: type, order_routes_id: String(routeId) },
          }));
      change(key, { state: 'sent' });
      return true;
    } catch (error) {
      change(key, { state: 'failed', fault: `${t('documents.upload.failed')}: ${describe(error).text}` });
      return false;
    }
  }

  return {
    files,
    isSending,
    choose: (chosen) => {
      const more = chosen.map(chosenOf);
      setFiles((before) => [...before, ...more]);
    },
    remove: (key) => setFiles((before) => before.filter((one) => one.key !== key)),
    send: async (type) => {
      setSending(true);
      let arrived = files.every(({ isUnfit }) => !isUnfit);
      for (const one of files) {
        if (one.isUnfit || one.state === 'sent') continue;
        arrived = (await sendOne(one, type)) && arrived;
      }
      await queryClient.invalidateQueries({ queryKey: orderKeys.everything });
      setSending(false);
      return arrived;
    },
  };
}

/** What stands against a file before it is sent, by the rules that the server told. */
function useFileFault(): (file: File) => string | null {
  const t = useT();
  const format = useFormat();
  const { data: rules } = useFileRules();
  return ({ name, size }) => {
    if (size === 0) return t('documents.upload.empty');
    if (!rules) return null;
    const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!name.includes('.') || !rules.extensions.includes(extension))
      return t('documents.upload.wrongType', { extensions: rules.extensions.join(', ') });
    return size > rules.max_bytes
      ? t('documents.upload.tooLarge', { limit: fileSize(rules.max_bytes, format) })
      : null;
  };
}

interface UploadZoneProps {
  /** Somebody wanted to send and has chosen nothing. */
  lacksFile: boolean;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Takes files: dropped, or chosen with the browser's own dialog. */
function UploadZone({ lacksFile, disabled, onChoose }: UploadZoneProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { data: rules } = useFileRules();
  const limits = rules
    ? t('documents.upload.limits', {
        extensions: rules.extensions.join(', '),
        limit: fileSize(rules.max_bytes, format),
      })
    : ' ';
  return (
    <div>
      <label
        className={styles['zone']}
        data-over={isOver}
        data-bad={lacksFile}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) onChoose([...event.dataTransfer.files]);
        }}
      >
        <input
          type="file"
          multiple
          className="visually-hidden"
          accept={rules?.extensions.map((one) => `.${one}`).join(',')}
          aria-label={t('documents.upload.choose')}
          aria-describedby={lacksFile ? `${id}-limits ${id}-fault` : `${id}-limits`}
          aria-invalid={lacksFile}
          disabled={disabled}
          autoFocus
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
        <Icon of={Upload} size={24} />
        <strong>{t('documents.upload.drop')}</strong>
        <span id={`${id}-limits`}>{limits}</span>
      </label>
      {lacksFile && (
        <p id={`${id}-fault`} role="alert" className={styles['fault']}>
          {t('documents.upload.required')}
        </p>
      )}
    </div>
  );
}

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  isSending: boolean;
  onRemove: (key: number) => void;
}

/** The files that were chosen, each with how far it came and what is wrong with it. */
function ChosenFiles({ files, isSending, onRemove }: ChosenFilesProps) {
  const t = useT();
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']} aria-label={t('documents.upload.chosen')}>
      {files.map(({ key, file, state, fault }) => (
        <li key={key} data-state={state}>
          <State state={state} />
          <div>
            <span className={styles['fileName']}>{file.name}</span>
            <span className={`num ${styles['size']}`}>{fileSize(file.size, format)}</span>
            {fault && (
              <p role="alert" className={styles['fault']}>
                {fault}
              </p>
            )}
          </div>
          {state !== 'sent' && (
            <IconButton
              size="small"
              aria-label={t('documents.upload.remove', { name: file.name })}
              disabled={isSending}
              onClick={() => onRemove(key)}
            >
              <Icon of={X} size={14} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function State({ state }: Pick<ChosenFile, 'state'>) {
  const t = useT();
  if (state === 'sending') return <CircularProgress size={16} aria-label={t('documents.upload.sending')} />;
  if (state === 'sent') return <Icon of={CircleCheck} label={t('documents.upload.sent')} />;
  return <Icon of={state === 'failed' ? CircleAlert : FileIcon} />;
}

interface UploadDialogProps {
  target: UploadTarget;
  onClose: () => void;
}

/** Sends files to be kept with an order or with one of its routes. */
export function UploadDialog({ target, onClose }: UploadDialogProps) {
  const t = useT();
  const id = useId();
  const toast = useToast();
  const phone = usePhone();
  const { order } = useOrder();
  const [routeId, setRouteId] = useState(target.routeId);
  const route = routeId === null ? undefined : findRoute(order, routeId);
  const types: readonly DocumentType[] = typesOf[route ? 'route' : 'order'];
  const [wanted, setType] = useState<DocumentType | null>(target.type);
  const type = types.find((one) => one === wanted) ?? types[0] ?? 'OTHER';
  const [lacksFile, setLacksFile] = useState(false);
  const { files, isSending, choose, remove, send } = useUploads(order.id, routeId, target.files ?? []);
  const sent = files.filter(({ state }) => state === 'sent').length;
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
      onKeyDown={submitOnCtrlEnter}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: 560, width: '100%' } } }}
    >
      <DialogHeading id={id} onClose={close}>
        {t('documents.upload.title')}
      </DialogHeading>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <DialogContent className={styles['content']}>
          <div className={styles['pair']}>
            <FieldFrame id={`${id}-route`} label={t('documents.route')} required>
              {({ id: field, describedBy }) => (
                <NativeSelect
                  input={<OutlinedInput />}
                  IconComponent={ChevronDown}
                  id={field}
                  value={routeId ?? ''}
                  disabled={isSending}
                  inputProps={{ 'aria-describedby': describedBy }}
                  onChange={({ target: { value } }) => setRouteId(value === '' ? null : Number(value))}
                >
                  {order.routes.map((one) => (
                    <option key={one.id} value={one.id}>
                      {wayOf(one)}
                    </option>
                  ))}
                  <option value="">{t('documents.wholeOrder')}</option>
                </NativeSelect>
              )}
            </FieldFrame>
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
                      {t(typeNames[one])}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FieldFrame>
          </div>
          <UploadZone
            lacksFile={lacksFile && files.length === 0}
            disabled={isSending}
            onChoose={(chosen) => choose(chosen)}
          />
          <ChosenFiles files={files} isSending={isSending} onRemove={remove} />
          {isSending && files.length > 1 && (
            <p className={styles['progress']} role="status">
              <progress value={sent} max={files.length} aria-hidden />
              {t('documents.progress', { done: sent, count: files.length })}
            </p>
          )}
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
