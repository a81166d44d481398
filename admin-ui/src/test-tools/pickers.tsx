import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { Icon } from '../components/icon';
import { useSettled } from '../components/use-settled';
import { useT } from '../i18n/use-t';
import type { Choice } from './choice';
import { useOptionLabel } from './use-option-label';
import styles from './test-tools.module.css';

interface PickerProps {
  label: string;
  hint: string;
  value: Choice | null;
  onChange: (value: Choice | null) => void;
  /** What is wrong with the choice. */
  fault?: string | undefined;
  /** Why nothing can be chosen yet. */
  reason?: string | undefined;
}

interface SearchProps extends PickerProps {
  /** Names the choices for the cache. */
  name: readonly (string | number)[];
  find: (q: string, signal: AbortSignal) => Promise<readonly Choice[]>;
}

/** Chooses one of the users of companies. */
export function UserPicker(props: PickerProps) {
  return (
    <Picker
      {...props}
      name={['user']}
      find={async (q, signal) => {
        const query = { q, page: 1, page_size: 20, sort: 'name' };
        const { items } = await api.get('/users', { params: { query }, signal });
        return items
          .filter(({ is_admin, company_name }) => !is_admin && company_name !== null)
          .map(({ id, name, email, company_name }) => ({
            id,
            name,
            detail: `${company_name ?? ''}, ${email}`,
          }));
      }}
    />
  );
}

interface RecordPickerProps extends PickerProps {
  kind: Schemas['TestRecordKind'];
  /** Somebody of the company whose records they are. */
  userId: number | null;
}

/** Chooses a client, a subcontractor or an order of a user's company. */
export function RecordPicker({ kind, userId, ...props }: RecordPickerProps) {
  const t = useT();
  const label = useOptionLabel();
  return (
    <Picker
      {...props}
      reason={userId === null ? t('testTools.quotation.chooseUser') : undefined}
      name={[kind, userId ?? 0]}
      find={async (q, signal) => {
        const query = { kind, user_id: userId ?? 0, q };
        const { items } = await api.get('/tests/records', { params: { query }, signal });
        return items.map(label);
      }}
    />
  );
}

/** What is typed is searched for on the server. */
function Picker({ label, hint, value, onChange, fault, reason, name, find }: SearchProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const q = useSettled(typed === value?.name ? '' : typed.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['test-picker', ...name, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, text) => setTyped(text)}
      options={data}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      disabled={reason !== undefined}
      loading={isFetching}
      loadingText={t('common.state.loading')}
      noOptionsText={t('testTools.quotation.nothing')}
      clearText={t('common.action.clear')}
      openText={label}
      closeText={t('common.action.close')}
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={14} />}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span className={styles['option']}>
            <span className="cut">{option.name}</span>
            <span className="cut">{[`#${option.id}`, option.detail].filter(Boolean).join(', ')}</span>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={label}
          placeholder={reason === undefined ? hint : ''}
          error={fault !== undefined}
          helperText={fault ?? reason}
        />
      )}
    />
  );
}
