import type { Components, Theme } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lists } from './list-overrides';

/** Where fingers press: on phones, and on whatever has no mouse. Controls are 44 px high there, 40 where many stand together. */
const touch = '@media (max-width: 599px), (pointer: coarse)';

/** Page ground, papers, chips, tabs, skeletons, progress. */
const surfaces: Components<Omit<Theme, 'components'>> = {
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
        [touch]: { minHeight: 44 },
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

/** Buttons are 32 px high (28 small, 44 large), higher where fingers press; one primary (`contained`) a screen. */
const buttons: Components<Omit<Theme, 'components'>> = {
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
      sizeSmall: { height: 28, padding: '0 8px', fontSize: 13, [touch]: { minHeight: 40 } },
      sizeMedium: { [touch]: { minHeight: 44 } },
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
          // One of several, and it is the chosen one.
          '&[aria-pressed="true"]': {
            backgroundColor: 'var(--accent-soft)',
            borderColor: 'var(--accent-line)',
            color: 'var(--accent-text)',
          },
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
      sizeSmall: { width: 28, height: 28, [touch]: { minWidth: 40, minHeight: 40 } },
      sizeMedium: { [touch]: { minWidth: 44, minHeight: 44 } },
      sizeLarge: { width: 44, height: 44 },
    },
  },
};

const circleAlert =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='12' cy='12' r='10'/%3E%3Cpath d='M12 8v4M12 16h.01'/%3E%3C/svg%3E\")";
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";
const mask = (image: string) => `${image} center / contain no-repeat`;

const select = {
  select: { minHeight: 0, textOverflow: 'ellipsis', '&:focus': { backgroundColor: 'transparent' } },
  icon: { width: 16, height: 16, top: 'calc(50% - 8px)', right: 10, color: 'var(--text-3)' },
};

/** Fields are 36 px high, with the label above: it never floats into the field. */
const fields: Components<Omit<Theme, 'components'>> = {
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
        [touch]: { minHeight: 44 },
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
      // Against rules of its own for each size and look.
      inputRoot: { paddingBlock: '0 !important', paddingLeft: '10px !important' },
      input: { padding: '0 !important' },
      paper: { border: '1px solid var(--line)', borderRadius: 8, boxShadow: 'var(--e3)', marginTop: 4 },
      option: { fontSize: 13, minHeight: 36, borderRadius: 6, marginInline: 4 },
      noOptions: { fontSize: 13, color: 'var(--text-3)' },
    },
  },
};

const floating = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  border: '1px solid var(--line)',
  boxShadow: 'var(--e3)',
};

/** Dialogs (560 wide, 960 for side-by-side text), menus, tooltips, drawers. */
const overlays: Components<Omit<Theme, 'components'>> = {
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: false },
    styleOverrides: {
      // The window itself has the focus where nothing in it begins with it.
      container: { '&:focus-visible': { outline: 0 } },
      paper: {
        ...floating,
        borderRadius: 12,
        maxWidth: 560,
        margin: 24,
        '&:focus-visible': { outline: 0 },
      },
      paperFullScreen: { margin: 0, maxWidth: '100%', borderRadius: 0 },
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

/** What MUI's components look like in this product. */
export const componentOverrides: Components<Omit<Theme, 'components'>> = {
  ...surfaces,
  ...buttons,
  ...fields,
  ...overlays,
  ...lists,
};
