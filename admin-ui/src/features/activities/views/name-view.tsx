import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../../kit/api/client';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { TextField } from '../../../kit/components/text-field';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { viewsKey, type View, type ViewedList } from './use-views';
import styles from './views.module.css';

interface NameViewProps {
  list: ViewedList;
  /** The one that gets another name; null for a new one. */
  view: View | null;
  /** What a new one shows. */
  filter: View['filter'];
  onClose: () => void;
}

/** Asks for the name of a view, and whether the company sees it. */
export function NameView({ list, view, filter, onClose }: NameViewProps) {
  const t = useT();
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), is_shared: isShared };
      return view
        ? api.put('/order-views/{id}', { params: { path: { id: view.id } }, body })
        : api.post('/order-views', { body: { ...body, list, filter } });
    },
    onSuccess: () => {
      toast.success(t('queue.views.saved', { name: name.trim() }));
      onClose();
    },
    onError: (error) => toast.failure(t('common.failure.title'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: viewsKey(list) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim()) save.mutate();
    else setMissing(true);
  };
  const isWrong = isMissing && !name.trim();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <form noValidate onSubmit={submit}>
        <DialogHeading id={id} onClose={onClose}>
          {t('queue.views.title')}
        </DialogHeading>
        <DialogContent>
          <TextField
            label={t('queue.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ input: { maxLength: 60 } }}
            required
            autoFocus
            error={isWrong}
            helperText={
              isWrong
                ? t('common.fault.required')
                : t(list === 'queue' ? 'queue.views.hintQueue' : 'queue.views.hint')
            }
          />
          <label className={styles['shared']}>
            <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
            {t('queue.views.shared')}
          </label>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('common.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
