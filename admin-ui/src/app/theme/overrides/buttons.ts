import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The accent as a tint: the second place of a screen's main step. */
    tonal: true;
  }
}

const disabled = {
  backgroundColor: 'var(--sunken)',
  borderColor: 'var(--line-soft)',
  color: 'var(--text-3)',
  boxShadow: 'none',
};

/** Buttons are 32 px high (28 small, 44 large); one primary (`contained`) a screen. */
export const buttons: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'text', color: 'primary' },
    styleOverrides: {
      root: {
        height: 32,
        minWidth: 0,
        padding: '0 12px',
        gap: 6,
        whiteSpace: 'nowrap',
        border: '1px solid transparent',
        transition: 'background-color var(--fast), border-color var(--fast)',
        '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
      },
      sizeSmall: { height: 28, padding: '0 8px', fontSize: 13 },
      sizeLarge: { height: 44, padding: '0 20px', fontSize: 15, borderRadius: 8 },
    },
    variants: [
      {
        props: { variant: 'contained' },
        style: {
          boxShadow: 'var(--e1), inset 0 1px 0 rgb(255 255 255 / .1)',
          '&:hover': { boxShadow: 'var(--e1), inset 0 1px 0 rgb(255 255 255 / .1)' },
          '&.Mui-disabled': disabled,
        },
      },
      {
        props: { variant: 'outlined' },
        style: {
          backgroundColor: 'var(--raised)',
          borderColor: 'var(--line)',
          color: 'var(--text)',
          boxShadow: 'var(--e1)',
          '&:hover': { backgroundColor: 'var(--hover)', borderColor: 'var(--line)' },
          '&.Mui-disabled': disabled,
        },
      },
      {
        props: { variant: 'outlined', color: 'error' },
        style: {
          borderColor: 'var(--error-line)',
          color: 'var(--error)',
          '&:hover': { backgroundColor: 'var(--error-soft)', borderColor: 'var(--error-line)' },
        },
      },
      {
        props: { variant: 'tonal' },
        style: {
          backgroundColor: 'var(--accent-soft)',
          borderColor: 'var(--accent-line)',
          color: 'var(--accent-text)',
          '&:hover': { backgroundColor: 'var(--accent-soft)', borderColor: 'var(--accent)' },
          '&.Mui-disabled': disabled,
        },
      },
      {
        props: { variant: 'text' },
        style: {
          color: 'var(--text-2)',
          '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text)' },
          '&.Mui-disabled': { color: 'var(--text-3)' },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 6,
        color: 'var(--text-2)',
        transition: 'background-color var(--fast)',
        '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text)' },
        '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
      },
      sizeSmall: { width: 28, height: 28 },
      sizeLarge: { width: 44, height: 44 },
    },
  },
};
