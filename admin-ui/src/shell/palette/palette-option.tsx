import { Icon } from '../../components/icon';
import { Kbd } from '../../components/kbd';
import { StatusChip } from '../../status/status-chip';
import styles from './command-palette.module.css';
import { Marked } from './match';
import type { PaletteItem } from './palette-item';

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  /** What was typed, to mark it in the text. */
  typed: string;
  selected: boolean;
  /** The mouse is over it. */
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

/** A line of the palette. The keyboard stays in the search field; this is what it points at. */
export function PaletteOption({ id, item, typed, selected, onPoint, onChoose }: PaletteOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={styles['option']}
      onMouseMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <Icon of={item.icon} />
      <span className="cut">
        <Marked text={item.text} typed={typed} />
      </span>
      <span className={styles['end']}>
        {item.status !== undefined && <StatusChip status={item.status} variant="quiet" />}
        {item.end !== undefined && (
          <span className="cut">
            <Marked text={item.end} typed={typed} />
          </span>
        )}
        {item.keys?.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {selected && !item.keys && <Kbd>Enter</Kbd>}
      </span>
    </div>
  );
}
