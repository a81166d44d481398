import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import { useSearch } from './use-search';

const Option = styled('span')({
  display: 'grid',
  minWidth: 0,
  '& > :last-child': { color: 'var(--text-3)', font: '400 12px/16px var(--font)' },
});

/** Something to choose. */
export interface Choice {
  id: number;
  name: string;
  detail: string | null;
}

/** What somebody chooses one of. */
export interface PickerProps {
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

/** What is typed is searched for on the server. */
export function SearchPicker({ label, hint, value, onChange, fault, reason, name, find }: SearchProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { found = [], isSearching } = useSearch({
    name: ['picker', ...name],
    text: typed === value?.name ? '' : typed.trim(),
    find,
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
      options={found}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      disabled={reason !== undefined}
      loading={isSearching}
      loadingText={t('common.state.loading')}
      noOptionsText={t('common.list.nothing')}
      clearText={t('common.action.clear')}
      openText={label}
      closeText={t('common.action.close')}
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={14} />}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <Option>
            <span className="cut">{option.name}</span>
            <span className="cut">{[`#${option.id}`, option.detail].filter(Boolean).join(', ')}</span>
          </Option>
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
