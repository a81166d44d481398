import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './overrides';
import { palette } from './palette';
import { dark, fontFamily, light, statusColours } from './tokens';

/**
 * The one theme of the product, light and dark. Every value becomes a CSS variable (`--frakto-…`), so that
 * plain CSS modules and MUI components draw from the same source; `base.css` gives the common ones short names.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'frakto', colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: { palette: palette('light', light, statusColours.light) },
    dark: { palette: palette('dark', dark, statusColours.dark) },
  },
  shape: { borderRadius: 6 },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily,
    fontSize: 14,
    fontWeightLight: 400,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: { fontWeight: 600, fontSize: 20, lineHeight: '28px', letterSpacing: '-.017em' },
    h2: { fontWeight: 600, fontSize: 16, lineHeight: '24px', letterSpacing: '-.011em' },
    h3: { fontWeight: 600, fontSize: 14, lineHeight: '20px' },
    h4: { fontWeight: 600, fontSize: 14, lineHeight: '20px' },
    h5: { fontWeight: 600, fontSize: 14, lineHeight: '20px' },
    h6: { fontWeight: 600, fontSize: 16, lineHeight: '24px', letterSpacing: '-.011em' },
    subtitle1: { fontWeight: 500, fontSize: 14, lineHeight: '20px' },
    subtitle2: { fontWeight: 500, fontSize: 13, lineHeight: '20px' },
    body1: { fontSize: 14, lineHeight: '20px', letterSpacing: '-.003em' },
    body2: { fontSize: 13, lineHeight: '20px', letterSpacing: '-.003em' },
    caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
    overline: { fontSize: 12, lineHeight: '16px', textTransform: 'none', letterSpacing: 0 },
    button: { fontWeight: 500, fontSize: 14, lineHeight: '20px', textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 90,
      shorter: 90,
      short: 160,
      standard: 160,
      complex: 240,
      enteringScreen: 240,
      leavingScreen: 160,
    },
    easing: { easeInOut: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(.2,0,0,1)' },
  },
  components: componentOverrides,
});
