import { wayOf } from '../../../../kit/format/way';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../../../kit/api/client';
import type { Schemas } from '../../../../kit/api/types';
import { DialogHeading } from '../../../../kit/components/dialog-heading';
import { ErrorState } from '../../../../kit/components/error-state';
import { Icon } from '../../../../kit/components/icon';
import { Segmented } from '../../../../kit/components/segmented';
import { SkeletonLines } from '../../../../kit/components/skeletons';
import { FieldFrame } from '../../../../kit/components/text-field';
import { useToast } from '../../../../kit/components/use-toast';
import { useCloseGuard } from '../../../../kit/form/use-unsaved-guard';
import { useLocale } from '../../../../kit/i18n/locale-provider';
import { useT } from '../../../../kit/i18n/use-t';
import { saveFile } from '../../../../kit/save-file';
import { submitOnCtrlEnter } from '../../../../kit/submit-keys';
import { useOrder } from '../../order-context';
import type { Route } from '../../queries/types';
import { PdfView } from '../pdf/pdf-view';
import { PdfWait } from '../pdf/pdf-wait';
import styles from './cmr.module.css';

type Boxes = Schemas['CmrBoxes'];
type TextBox = Exclude<keyof Boxes, 'carriage'>;
type Paper = 'blank' | 'preprinted';
type Language = 'pl' | 'en' | 'no';

/** The boxes that the order cannot know, before and behind box 14, then those that it fills; as on the paper. */
const boxesBefore = [
  ['attached_documents', 5],
  ['instructions', 13],
] as const satisfies readonly (readonly [TextBox, number])[];
const boxesBehind = [
  ['cash_on_delivery', 15],
  ['successive_carriers', 17],
  ['reservations', 18],
  ['agreements', 19],
] as const satisfies readonly (readonly [TextBox, number])[];
const filledBoxes = [
  ['sender', 1],
  ['consignee', 2],
  ['marks', 6],
  ['packing', 8],
  ['goods', 9],
  ['statistical_number', 10],
  ['volume', 12],
  ['established_in', 21],
] as const satisfies readonly (readonly [TextBox, number])[];

/** How somebody prints, kept for the next note: paper and printer stay the same. */
interface Printing {
  paper: Paper;
  language: Language | null;
  x: number;
  y: number;
}

const printingKey = 'frakto.cmr';

function keptPrinting(): Printing {
  const none: Printing = { paper: 'blank', language: null, x: 0, y: 0 };
  try {
    const kept = JSON.parse(localStorage.getItem(printingKey) ?? '{}') as Partial<Printing>;
    return {
      paper: kept.paper === 'preprinted' ? 'preprinted' : 'blank',
      language: kept.language ?? null,
      x: within(Number(kept.x)),
      y: within(Number(kept.y)),
    };
  } catch {
    return none;
  }
}

/** An offset that a sheet can have, in millimetres. */
const within = (value: number) => (Number.isFinite(value) ? Math.max(-20, Math.min(20, value)) : 0);

interface CmrDialogProps {
  route: Route;
  onClose: () => void;
}

/** The consignment note of a route: completed by hand, seen as its paper, printed. */
export function CmrDialog({ route, onClose }: CmrDialogProps) {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 1023px)');
  const { order } = useOrder();
  const { locale } = useLocale();
  const routeName = wayOf(route);
  const [printing, setPrinting] = useState(keptPrinting);
  const language = printing.language ?? locale;
  const path = { id: order.id, routeId: route.id };
  const note = useQuery({
    // Read anew for each dialog: the order may have changed.
    queryKey: ['cmr-note', order.id, route.id, language],
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/order-routes/{routeId}/cmr-note', {
        params: { path, query: { lang: language } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const [isDirty, setDirty] = useState(false);
  const guard = useCloseGuard(isDirty, onClose);
  const change = (changes: Partial<Printing>) => {
    const next = { ...printing, ...changes };
    setPrinting(next);
    localStorage.setItem(printingKey, JSON.stringify(next));
  };
  const query = {
    paper: printing.paper,
    lang: language,
    ...(printing.paper === 'preprinted' ? { offset_x: printing.x, offset_y: printing.y } : {}),
  };
  const pdf = useQuery({
    queryKey: ['cmr', order.id, route.id, query, note.data],
    queryFn: async ({ signal }) => {
      const { content } = await api.download('/orders/{id}/order-routes/{routeId}/cmr', {
        params: { path, query },
        signal,
      });
      return new Blob([content], { type: 'application/pdf' });
    },
    enabled: note.data !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  return (
    <>
      <Dialog
        open
        onClose={guard.askToClose}
        onKeyDown={submitOnCtrlEnter}
        fullScreen={phone}
        aria-labelledby={id}
        slotProps={{
          paper: {
            sx: phone ? {} : { maxWidth: 1240, width: 'calc(100% - 64px)', height: 'calc(100% - 64px)' },
          },
        }}
      >
        <DialogHeading id={id} onClose={guard.askToClose}>
          {t('orders.cmrForm.title', { route: routeName })}
        </DialogHeading>
        {note.data ? (
          <CmrForm
            note={note.data}
            path={path}
            language={language}
            printing={printing}
            onPrinting={change}
            onDirty={setDirty}
            onClose={guard.askToClose}
            pdf={pdf.data}
            preview={
              pdf.error ? (
                <ErrorState
                  error={pdf.error}
                  title={t('orders.cmrForm.printFailed')}
                  onRetry={() => void pdf.refetch()}
                />
              ) : pdf.data ? (
                <PdfView file={pdf.data} title={t('orders.cmrForm.preview')} />
              ) : (
                <PdfWait />
              )
            }
          />
        ) : note.error ? (
          <ErrorState error={note.error} onRetry={() => void note.refetch()} />
        ) : (
          <div className={styles['fields']}>
            <SkeletonLines lines={10} />
          </div>
        )}
      </Dialog>
      {guard.question}
    </>
  );
}

interface CmrFormProps {
  note: Schemas['CmrNote'];
  path: { id: number; routeId: number };
  language: Language;
  printing: Printing;
  onPrinting: (changes: Partial<Printing>) => void;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
  pdf: Blob | undefined;
  preview: React.ReactNode;
}

function CmrForm(props: CmrFormProps) {
  const { note, path, language, printing, onPrinting, onDirty, onClose, pdf, preview } = props;
  const t = useT();
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Boxes>(note.boxes);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(note.boxes);
  const filledOf = (box: number) => note.filled.find((one) => one.box === box)?.text ?? '';
  const type = (changes: Partial<Boxes>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    onDirty(JSON.stringify(next) !== JSON.stringify(note.boxes));
  };
  const save = useMutation({
    mutationFn: (body: Boxes) =>
      api.put('/orders/{id}/order-routes/{routeId}/cmr-note', {
        params: { path, query: { lang: language } },
        body,
      }),
    onError: (error) => toast.failure(t('orders.cmrForm.failed'), error),
    onSuccess: (kept) => {
      queryClient.setQueryData(['cmr-note', path.id, path.routeId, language], kept);
      setTyped(kept.boxes);
      onDirty(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && !save.isPending) save.mutate(typed);
  };
  const field = ([box, number]: readonly [TextBox, number]) => (
    <FieldFrame key={box} id={`${id}-${box}`} label={t(`orders.cmrForm.box.${box}`)}>
      {({ id: fieldId, describedBy }) => (
        <OutlinedInput
          id={fieldId}
          multiline
          autoFocus={number === 13}
          minRows={number === 13 || number === 1 || number === 2 ? 3 : 1}
          maxRows={6}
          value={typed[box] ?? ''}
          placeholder={filledOf(number)}
          inputProps={{ maxLength: 600, 'aria-describedby': describedBy }}
          onChange={({ target: { value } }) => type({ [box]: value || null })}
        />
      )}
    </FieldFrame>
  );

  return (
    <form noValidate className={styles['form']} aria-label={t('documents.cmr')} onSubmit={submit}>
      <div className={styles['columns']}>
        <div className={styles['fields']}>
          <Segmented<Paper>
            label={t('orders.cmrForm.paper')}
            value={printing.paper}
            options={[
              { value: 'blank', label: t('orders.cmrForm.blank') },
              { value: 'preprinted', label: t('orders.cmrForm.preprinted') },
            ]}
            onChange={(paper) => onPrinting({ paper })}
          />
          {printing.paper === 'preprinted' && (
            <>
              <div className={styles['pair']}>
                {(['x', 'y'] as const).map((axis) => (
                  <FieldFrame
                    key={axis}
                    id={`${id}-${axis}`}
                    label={`${t(axis === 'x' ? 'orders.cmrForm.offsetX' : 'orders.cmrForm.offsetY')} (mm)`}
                  >
                    {({ id: fieldId, describedBy }) => (
                      <OutlinedInput
                        id={fieldId}
                        type="number"
                        value={printing[axis]}
                        inputProps={{ min: -20, max: 20, step: 0.5, 'aria-describedby': describedBy }}
                        onChange={({ target: { value } }) => onPrinting({ [axis]: within(Number(value)) })}
                      />
                    )}
                  </FieldFrame>
                ))}
              </div>
              <p className={styles['hint']}>{t('orders.cmrForm.offsetHint')}</p>
            </>
          )}
          <FieldFrame id={`${id}-language`} label={t('orders.cmrForm.language')}>
            {({ id: fieldId, describedBy }) => (
              <NativeSelect
                input={<OutlinedInput />}
                IconComponent={ChevronDown}
                id={fieldId}
                value={language}
                inputProps={{ 'aria-describedby': describedBy }}
                onChange={({ target: { value } }) => onPrinting({ language: value as Language })}
              >
                <option value="pl">Polski / English</option>
                <option value="en">English / Français</option>
                <option value="no">Norsk / English</option>
              </NativeSelect>
            )}
          </FieldFrame>
          {boxesBefore.map(field)}
          <FieldFrame id={`${id}-carriage`} label={t('orders.cmrForm.carriage')}>
            {({ id: fieldId, describedBy }) => (
              <NativeSelect
                input={<OutlinedInput />}
                IconComponent={ChevronDown}
                id={fieldId}
                value={typed.carriage ?? ''}
                inputProps={{ 'aria-describedby': describedBy }}
                onChange={({ target: { value } }) => type({ carriage: (value || null) as Boxes['carriage'] })}
              >
                <option value="">{t('orders.cmrForm.none')}</option>
                <option value="paid">{t('orders.cmrForm.paid')}</option>
                <option value="forward">{t('orders.cmrForm.forward')}</option>
              </NativeSelect>
            )}
          </FieldFrame>
          {boxesBehind.map(field)}
          <details className={styles['more']} open={filledBoxes.some(([box]) => note.boxes[box] !== null)}>
            <summary>{t('orders.cmrForm.fromOrder')}</summary>
            <p className={styles['hint']}>{t('orders.cmrForm.hint')}</p>
            {filledBoxes.map(field)}
          </details>
        </div>
        <div className={styles['paper']} aria-busy={save.isPending}>
          {preview}
        </div>
      </div>
      <DialogActions>
        <span className={styles['saved']} role="status">
          {save.isSuccess && !isDirty && t('orders.cmrForm.saved')}
        </span>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
        <Button type="submit" variant={isDirty ? 'contained' : 'outlined'} loading={save.isPending}>
          {t('orders.cmrForm.save')}
        </Button>
        <Button
          variant={isDirty ? 'outlined' : 'contained'}
          startIcon={<Icon of={Download} size={14} />}
          disabled={!pdf || isDirty}
          onClick={() => pdf && saveFile(`cmr-${path.id}.pdf`, pdf)}
        >
          {t('orders.cmrForm.download')}
        </Button>
      </DialogActions>
    </form>
  );
}
