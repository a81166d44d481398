import type { Components, Theme } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
// Brings the types of react-admin's components into the theme.
import type {} from 'react-admin';

const tablet = '@media (max-width: 899px)';
const phone = '@media (max-width: 599px)';
/** A table beside a sidebar on a small laptop. */
const middling = '@container record-table (max-width: 1210px)';

/**
 * react-admin's lists and tables. A list fills the screen and its table scrolls under its own head; columns share the table by
 * the widths that they are given (`--width` and its narrow kin, where they differ), whatever they contain.
 */
export const lists: Components<Omit<Theme, 'components'>> = {
  RaList: {
    styleOverrides: {
      root: {
        position: 'relative',
        flex: 1,
        flexDirection: 'column',
        minHeight: 0,
        '& .RaList-main': { minHeight: 0 },
        '& .RaList-noActions': { marginTop: 0 },
        '& .RaList-content': {
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          minHeight: 0,
          overflow: 'auto',
          container: 'record-table / inline-size',
        },
      },
    },
  },
  // Records are created and changed in dialogs; what is around these in the page has nothing in it.
  RaCreate: { styleOverrides: { root: { '& .RaCreate-noActions': { marginTop: 0 } } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-noActions': { marginTop: 0 } } } },
  RaListToolbar: {
    styleOverrides: {
      root: { position: 'static', display: 'block', flex: 'none', backgroundColor: 'transparent' },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        display: 'flex',
        flex: '1 1 0',
        flexDirection: 'column',
        minHeight: 0,
        '& .RaDataTable-tableWrapper': {
          minHeight: 0,
          padding: '0 12px',
          overflow: 'auto',
          [tablet]: { padding: '0 8px' },
          [phone]: { padding: '0 10px' },
        },
        '& .RaDataTable-table': { tableLayout: 'fixed', borderCollapse: 'separate' },
        '& .MuiTableCell-root': {
          height: 44,
          padding: '4px 12px',
          borderBottom: '1px solid var(--line-soft)',
          fontSize: 13,
          lineHeight: '20px',
          letterSpacing: 'inherit',
          [middling]: { paddingInline: 8 },
          [tablet]: { paddingInline: 8 },
          [phone]: { padding: 6 },
        },
        '& .MuiTableCell-root.RaDataTable-headerCell': {
          width: 'var(--width)',
          height: 32,
          borderRadius: 0,
          borderBottomColor: 'var(--line)',
          backgroundColor: 'var(--canvas)',
          color: 'var(--text-3)',
          fontSize: 12,
          fontWeight: 500,
          lineHeight: '16px',
          whiteSpace: 'nowrap',
          // The place of an arrow that is not shown is nothing that is missing.
          textOverflow: 'clip',
          [middling]: { width: 'var(--middling-width, var(--width))' },
          [tablet]: { width: 'var(--narrow-width, var(--width))' },
          [phone]: { width: 'var(--phone-width, var(--narrow-width, var(--width)))', padding: '0 6px' },
        },
        '& .MuiTableCell-root.MuiTableCell-paddingCheckbox.MuiTableCell-paddingCheckbox': {
          padding: '0 0 0 4px',
          [tablet]: { paddingLeft: 0 },
          [phone]: { paddingLeft: 4 },
        },
        '& .RaDataTable-tbody .MuiTableRow-root:hover': { backgroundColor: 'var(--hover)' },
        '& .RaDataTable-tbody .MuiTableRow-root:has(td input[type=checkbox]:checked)': {
          backgroundColor: 'var(--accent-soft)',
        },
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: ArrowDown },
    styleOverrides: {
      root: {
        gap: 4,
        borderRadius: 4,
        verticalAlign: 'top',
        '&:hover, &.Mui-active': { color: 'var(--text)' },
        '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
      },
      icon: { width: 14, height: 14, margin: 0, '.Mui-active > &': { color: 'inherit' } },
    },
  },
  // The head of a column keeps its name: what a press would do is said beside it.
  MuiTooltip: { defaultProps: { describeChild: true } },
  MuiTablePagination: {
    styleOverrides: {
      root: { display: 'block', flex: 'none', overflow: 'visible', color: 'var(--text-2)' },
      toolbar: {
        gap: 8,
        minHeight: 48,
        padding: '8px 24px',
        borderTop: '1px solid var(--line)',
        backgroundColor: 'var(--canvas)',
        fontSize: 13,
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
        '@media (min-width: 600px)': { minHeight: 48, padding: '8px 24px' },
        [tablet]: { paddingInline: 16 },
      },
      spacer: { flex: '1 1 0' },
      selectLabel: { margin: '0 -10px 0 0', fontWeight: 500 },
      // The words stand before the space, where the eye begins.
      displayedRows: { order: -1, margin: 0, [phone]: { display: 'none' } },
      input: {
        margin: 0,
        '& .MuiTablePagination-select': { padding: '4px 26px 4px 8px', fontWeight: 500 },
        '& .MuiTablePagination-selectIcon': { right: 6 },
        '&:hover': { borderRadius: 6, backgroundColor: 'var(--hover)' },
      },
    },
  },
};
