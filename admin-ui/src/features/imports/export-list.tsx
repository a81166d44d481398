import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { exportFormatValues, type ExportFormat } from '@frakto/sdk/enums';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import styles from './head-buttons.module.css';

interface ExportListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  /** Records that the list has on all pages; undefined while that is not known. */
  total: number | undefined;
  /** The list shows only a part of the records. */
  isNarrowed: boolean;
  onChoose: (format: ExportFormat, isWhole: boolean) => void;
  onClose: () => void;
}

/** The menu of an `ExportMenu`. */
export function ExportList({ id, anchor, total = 0, isNarrowed, onChoose, onClose }: ExportListProps) {
  const t = useT();
  const { number } = useFormat();
  const counted = { smart_count: total, count: number(total) };
  const groups = [
    ...(isNarrowed ? [{ name: t('imports.export.shown', counted), isWhole: false }] : []),
    { name: t('imports.export.all'), isWhole: true },
  ];
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {groups.flatMap((group) => [
        <li key={group.name} role="presentation" className={`${styles['group'] ?? ''} cut`}>
          {group.name}
        </li>,
        ...exportFormatValues.map((format) => (
          <MenuItem
            key={`${group.name} ${format}`}
            aria-label={`${group.name}: ${t(`imports.export.${format}`)}`}
            onClick={() => {
              onClose();
              onChoose(format, group.isWhole);
            }}
          >
            {t(`imports.export.${format}`)}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
