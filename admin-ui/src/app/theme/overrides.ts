import type { Components, Theme } from '@mui/material/styles';

/** Page ground, papers, chips, tabs, skeletons, progress. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      body: { background: 'var(--canvas)', color: 'var(--text)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, height: 22, fontSize: 12, fontWeight: 500 },
      label: { paddingInline: 8 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40, borderBottom: '1px solid var(--line)' },
      indicator: { height: 2, borderRadius: '2px 2px 0 0' },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        padding: '0 10px',
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        color: 'var(--text-2)',
        '&:hover': { color: 'var(--text)' },
        '&.Mui-selected': { color: 'var(--text)' },
        '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: -2, borderRadius: 6 },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: 'var(--active)', borderRadius: 4 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8, fontSize: 13, lineHeight: '20px', padding: '2px 12px' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: 'var(--accent-text)' } },
  },
};
