import { workKindValues, type WorkKind } from '@frakto/sdk/enums';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';

interface KindListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  chosen: readonly WorkKind[];
  onChange: (kinds: WorkKind[]) => void;
  onClose: () => void;
}

/** The menu of the reasons: it stays open while some are ticked. */
export function KindList({ id, anchor, chosen, onChange, onClose }: KindListProps) {
  const t = useT();
  const tick = (isOn: boolean) => <span style={{ width: 24 }}>{isOn && <Icon of={Check} size={14} />}</span>;
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={chosen.length === 0}
        onClick={() => {
          onChange([]);
          onClose();
        }}
      >
        {tick(chosen.length === 0)}
        {t('queue.reasons.every')}
      </MenuItem>
      <Divider />
      {workKindValues.map((kind) => (
        <MenuItem
          key={kind}
          role="menuitemcheckbox"
          aria-checked={chosen.includes(kind)}
          onClick={() => onChange(workKindValues.filter((one) => (one === kind) !== chosen.includes(one)))}
        >
          {tick(chosen.includes(kind))}
          {t(`queue.kind.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
