import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import { Icon } from './icon';

/** One entry of a menu of which one is chosen. */
export interface Choice {
  value: string;
  label: string;
  lang?: string;
}

interface ChoiceListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  upwards: boolean;
  value: string;
  options: readonly Choice[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The menu of a `ChoiceMenu`. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, anchor, upwards, value, options, onChoose, onClose } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: upwards ? 'top' : 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: upwards ? 'bottom' : 'top', horizontal: 'left' }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          lang={option.lang}
          onClick={() => {
            onClose();
            onChoose(option.value);
          }}
        >
          <span style={{ flex: 1, paddingRight: 24 }}>{option.label}</span>
          <span style={{ width: 16, display: 'grid' }}>
            {option.value === value && <Icon of={Check} size={14} />}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
