import type { Components, Theme } from '@mui/material/styles';

const floating = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  border: '1px solid var(--line)',
  boxShadow: 'var(--e3)',
};

/** Dialogs (560 wide, 960 for side-by-side text), menus, tooltips, drawers. */
export const overlays: Components<Omit<Theme, 'components'>> = {
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: false },
    styleOverrides: {
      paper: { ...floating, borderRadius: 12, maxWidth: 560, margin: 24 },
    },
  },
  MuiDialogTitle: {
    defaultProps: { component: 'h2' },
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'center',
        gap: 10,
        padding: '16px 16px 12px 24px',
        fontSize: 16,
        fontWeight: 600,
        lineHeight: '24px',
        letterSpacing: '-.011em',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: '4px 24px 24px', '.MuiDialogTitle-root + &': { paddingTop: 4 } } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 24px',
        gap: 8,
        borderTop: '1px solid var(--line-soft)',
        backgroundColor: 'var(--sunken)',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'var(--scrim)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { ...floating, borderRadius: 8, marginTop: 4 }, list: { padding: 4 } },
  },
  MuiPopover: {
    styleOverrides: { paper: { ...floating, borderRadius: 8 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        '&&': { minHeight: 32 },
        padding: '0 8px',
        gap: 10,
        borderRadius: 6,
        fontSize: 13,
        fontWeight: 500,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--active)' },
        '&.Mui-focusVisible': { backgroundColor: 'var(--hover)', outlineOffset: -2 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundImage: 'none', borderColor: 'var(--line)', '&:focus-visible': { outline: 0 } },
    },
  },
};
