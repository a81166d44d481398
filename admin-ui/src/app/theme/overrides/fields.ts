import type { Components, Theme } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';

const circleAlert =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='12' cy='12' r='10'/%3E%3Cpath d='M12 8v4M12 16h.01'/%3E%3C/svg%3E\")";
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";
const mask = (image: string) => `${image} center / contain no-repeat`;

const select = {
  select: { minHeight: 0, '&:focus': { backgroundColor: 'transparent' } },
  icon: { width: 16, height: 16, top: 'calc(50% - 8px)', right: 10, color: 'var(--text-3)' },
};

/** Fields are 36 px high, with the label above: it never floats into the field. */
export const fields: Components<Omit<Theme, 'components'>> = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', fullWidth: true, size: 'small' },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'none' },
    styleOverrides: { root: { marginTop: 0, marginBottom: 0 } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: 13,
        fontWeight: 500,
        lineHeight: '16px',
        color: 'var(--text-2)',
        pointerEvents: 'auto',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text-2)' },
      },
      asterisk: { color: 'var(--error)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '0 10px',
        gap: 8,
        borderRadius: 6,
        backgroundColor: 'var(--raised)',
        fontSize: 14,
        lineHeight: '20px',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-3)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--accent)', borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error)', borderWidth: 2 },
        '&.Mui-disabled, &.MuiInputBase-readOnly': {
          backgroundColor: 'var(--sunken)',
          color: 'var(--text-2)',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
        },
        '&.MuiInputBase-multiline': { padding: '8px 10px' },
      },
      input: {
        padding: 0,
        height: 'auto',
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-2)' },
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--raised) inset',
          WebkitTextFillColor: 'var(--text)',
          caretColor: 'var(--text)',
          borderRadius: 'inherit',
        },
      },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiNativeSelect: { styleOverrides: select },
  MuiSelect: { defaultProps: { IconComponent: ChevronDown }, styleOverrides: select },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: 'var(--text-3)',
        '&.Mui-error': {
          position: 'relative',
          paddingLeft: 20,
          fontSize: 13,
          fontWeight: 500,
          color: 'var(--error)',
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: 1,
            width: 14,
            height: 14,
            background: 'currentColor',
            mask: mask(circleAlert),
          },
        },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        padding: 8,
        '& > svg': { display: 'none' },
        '&::after': {
          content: '""',
          boxSizing: 'border-box',
          width: 16,
          height: 16,
          borderRadius: 4,
          border: '1.5px solid var(--line-strong)',
          backgroundColor: 'var(--raised)',
        },
        '&.Mui-checked::after, &.MuiCheckbox-indeterminate::after': {
          borderColor: 'var(--accent)',
          backgroundColor: 'var(--accent)',
        },
        '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': {
          content: '""',
          position: 'absolute',
          width: 12,
          height: 12,
          zIndex: 1,
          background: 'var(--on-accent)',
        },
        '&.Mui-checked::before': { mask: mask(tick) },
        '&.MuiCheckbox-indeterminate::before': { mask: mask(dash) },
        '&.Mui-disabled::after': { borderColor: 'var(--line)', backgroundColor: 'var(--active)' },
        '&.Mui-focusVisible::after': { outline: '2px solid var(--accent)', outlineOffset: 2 },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { '&&&': { paddingTop: 0, paddingBottom: 0, paddingLeft: 10 } },
      input: { padding: '0 !important' },
      paper: { border: '1px solid var(--line)', borderRadius: 8, boxShadow: 'var(--e3)', marginTop: 4 },
      option: { fontSize: 13, minHeight: 36, borderRadius: 6, marginInline: 4 },
      noOptions: { fontSize: 13, color: 'var(--text-3)' },
    },
  },
};
