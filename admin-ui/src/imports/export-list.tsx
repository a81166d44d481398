import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { exportFormatValues, type ExportFormat } from '@frakto/sdk/enums';
import { useT } from '../i18n/use-t';
import styles from './head-buttons.module.css';

interface ExportListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  /** What is searched for at the moment. */
  query: string | undefined;
  onChoose: (format: ExportFormat, query?: string) => void;
  onClose: () => void;
}

/** The menu of an `ExportMenu`. */
export function ExportList({ id, anchor, query, onChoose, onClose }: ExportListProps) {
  const t = useT();
  const groups = [
    ...(query === undefined ? [] : [{ name: t('imports.export.found', { query }), query }]),
    { name: t('imports.export.all'), query: undefined },
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
              onChoose(format, group.query);
            }}
          >
            {t(`imports.export.${format}`)}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
