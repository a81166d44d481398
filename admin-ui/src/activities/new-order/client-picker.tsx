import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { api } from '../../api/client';
import type { Client } from '../../api/types';
import { Icon } from '../../components/icon';
import { useSearch } from '../../components/use-search';
import { useT } from '../../i18n/use-t';
import styles from './client-picker.module.css';

const shown = 20;

interface ClientPickerProps {
  client: Client | null;
  onClient: (client: Client | null) => void;
  /** The one that is looked for does not exist yet; called with what was typed. */
  onAddClient: (name: string) => void;
}

/** Chooses one of the company's clients; what is typed is searched for on the server. */
export function ClientPicker({ client, onClient, onAddClient }: ClientPickerProps) {
  const t = useT();
  const { field, fieldState } = useController({ name: 'client_id' });
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { found, isSearching } = useSearch({
    name: ['client-picker'],
    text: typed === client?.name ? '' : typed.trim(),
    find: (q, signal) =>
      api.get('/client-directory', {
        params: { query: { q, page: 1, page_size: shown, sort: 'name' } },
        signal,
      }),
    enabled: open,
  });
  return (
    <Autocomplete
      id="field-client_id"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={client}
      onChange={(_event, chosen) => onClient(chosen)}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={field.onBlur}
      options={found?.items ?? []}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isSearching}
      loadingText={t('common.state.loading')}
      clearText={t('common.action.clear')}
      openText={t('newOrder.client')}
      closeText={t('common.action.close')}
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={14} />}
      noOptionsText={
        <span className={styles['none']}>
          {t('newOrder.clientNone')}
          {/* Mousedown would take the focus from the field and close the list before the click comes. */}
          <Button
            size="small"
            variant="outlined"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAddClient(typed.trim())}
          >
            <Icon of={Plus} size={14} />
            {t('newOrder.clientAdd')}
          </Button>
        </span>
      }
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span className={styles['option']}>
            <span className="cut">{option.name}</span>
            <span className={`${styles['small']} cut`}>
              {[option.city, option.email ?? t('newOrder.clientNoEmail')].filter(Boolean).join(', ')}
            </span>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('newOrder.client')}
          required
          autoFocus
          placeholder={t('newOrder.clientHint')}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}
