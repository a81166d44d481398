import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import { Kbd } from './kbd';

interface SearchFieldProps {
  /** Names the field for screen readers. */
  label: string;
  placeholder: string;
  /** The text that is searched for now. */
  value: string;
  /** Called when typing pauses, and at once on Enter. */
  onSearch: (text: string) => void;
  /** A button that searches at once: in words beside the field, or as the glass in it. */
  button?: 'text' | 'icon';
  autoFocus?: boolean;
  /** Stands beside another search, which the key belongs to. */
  isSecond?: boolean;
}

const pauseMs = 300;

/** A search above a list. `/` puts the cursor here (see shell/hot-keys.ts); Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onSearch, button, autoFocus = false, isSecond = false } = props;
  const t = useT();
  const [text, setText] = useState(value);
  const sent = useRef(value);

  // The list's address can change by itself: back button, cleared filters.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const timer = setTimeout(() => search(text), pauseMs);
    return () => clearTimeout(timer);
  });

  function search(next: string): void {
    sent.current = next.trim();
    onSearch(next.trim());
  }

  const field = (
    <OutlinedInput
      value={text}
      autoFocus={autoFocus}
      placeholder={placeholder}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          setText('');
          search('');
        }
      }}
      inputProps={{
        'aria-label': label,
        'data-list-search': isSecond ? undefined : '',
        type: 'text',
        enterKeyHint: 'search',
      }}
      sx={{
        minHeight: 32,
        height: 32,
        flex: '0 1 320px',
        '@media (max-width: 899px)': { flexBasis: 240 },
        '@media (max-width: 599px)': { flexGrow: 1 },
        minWidth: 0,
        fontSize: 13,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
        // Whoever is here needs no key to get here.
        '&.Mui-focused kbd': { visibility: 'hidden' },
      }}
      startAdornment={
        <InputAdornment position="start" sx={{ m: 0, color: 'var(--text-3)' }}>
          {button === 'icon' ? (
            <IconButton
              size="small"
              aria-label={t('directory.searchNow')}
              title={t('directory.searchNow')}
              sx={{ ml: -0.75 }}
              onClick={() => search(text)}
            >
              <Icon of={Search} size={14} />
            </IconButton>
          ) : (
            <Icon of={Search} size={14} />
          )}
        </InputAdornment>
      }
      endAdornment={
        text ? (
          <IconButton
            size="small"
            aria-label={t('common.action.clear')}
            sx={{ mr: -0.75 }}
            onClick={() => {
              setText('');
              search('');
            }}
          >
            <Icon of={X} size={14} />
          </IconButton>
        ) : (
          // The key does nothing in a window, and is of no use where the cursor is already.
          !autoFocus && !isSecond && <Kbd>/</Kbd>
        )
      }
    />
  );
  if (button !== 'text') return field;
  return (
    <>
      {field}
      <Button size="small" variant="outlined" sx={{ height: 32, flex: 'none' }} onClick={() => search(text)}>
        {t('directory.searchNow')}
      </Button>
    </>
  );
}
