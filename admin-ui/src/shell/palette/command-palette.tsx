import Dialog from '@mui/material/Dialog';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../../api/session';
import { Icon } from '../../components/icon';
import { Kbd } from '../../components/kbd';
import { useT } from '../../i18n/use-t';
import { hasCompany } from '../navigation';
import styles from './command-palette.module.css';
import { PaletteOption } from './palette-option';
import type { PaletteItem } from './palette-item';
import { useCommands } from './use-commands';
import { useFound } from './use-found';

/** Search over orders, clients and subcontractors, and every command, by keyboard. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const commands = useCommands(typed);
  const { sections: found, settled, isError } = useFound(typed, hasCompany(me));
  // What is found comes later than the commands: below them, it moves nothing that somebody is about to choose.
  const sections = commands.items.length > 0 ? [commands, ...found] : found;
  const items = sections.flatMap((section) => section.items);
  const current = items[Math.min(active, items.length - 1)];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  const choose = (item: PaletteItem, newTab: boolean) => {
    if (item.to !== undefined && newTab) {
      window.open(item.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if (item.to !== undefined) void navigate(item.to);
    else item.run?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(Math.max(next, 0));
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current, event.ctrlKey || event.metaKey);
    }
  };

  const nothing = items.length === 0 && settled;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { maxWidth: 640, mt: { xs: 1, sm: '112px' }, mx: { xs: 1, sm: 3 } } },
      }}
    >
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('shell.palette.title')}
      </h2>
      <div className={styles['head']}>
        <Icon of={Search} size={18} />
        <input
          autoFocus
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-label={t('shell.palette.title')}
          placeholder={t('shell.palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      <div className={styles['list']} role="listbox" id={`${id}-list`} aria-label={t('shell.palette.title')}>
        {sections.map((section) => (
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={styles['title']} aria-hidden="true">
              {section.title}
            </div>
            {section.items.map((item) => (
              <PaletteOption
                key={item.id}
                id={optionId(item)}
                item={item}
                typed={typed}
                selected={item === current}
                onPoint={() => setActive(items.indexOf(item))}
                onChoose={(newTab) => choose(item, newTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {isError && <p className={styles['nothing']}>{t('shell.palette.failed')}</p>}
      {nothing && !isError && (
        <p className={styles['nothing']}>{t('shell.palette.nothing', { query: typed.trim() })}</p>
      )}
      <div role="status" className="visually-hidden">
        {settled && typed !== '' && t('shell.palette.results', { smart_count: items.length })}
      </div>
      <footer className={styles['foot']}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t('shell.palette.choose')}
        </span>
        <span>
          <Kbd>Enter</Kbd>
          {t('shell.palette.open')}
        </span>
        <span>
          <Kbd>Ctrl Enter</Kbd>
          {t('shell.palette.newTab')}
        </span>
      </footer>
    </Dialog>
  );
}
