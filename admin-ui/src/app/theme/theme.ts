import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { componentOverrides } from './overrides';
import { dark, fontFamily, light, statusColours, type ColourTokens, type StatusColour } from './tokens';

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string;
    raised: string;
  }
  interface TypeText {
    tertiary: string;
    link: string;
  }
  interface PaletteColor {
    soft: string;
    line: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    line?: string;
  }
  interface Palette {
    line: { soft: string; strong: string };
    scrim: string;
    depth: { e1: string; e2: string; e3: string };
    status: Record<number, StatusColour>;
  }
  interface PaletteOptions {
    line?: Palette['line'];
    scrim?: string;
    depth?: Palette['depth'];
    status?: Palette['status'];
  }
}

/** Lays the tokens of one scheme into MUI's palette; `soft` is a ground, `line` its border. */
function palette(mode: 'light' | 'dark', t: ColourTokens, statuses: readonly StatusColour[]): PaletteOptions {
  const feedback = (main: string, soft: string, line: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: t.canvas,
    soft,
    line,
  });
  return {
    mode,
    primary: {
      main: t.accent,
      light: t.accent,
      dark: t.accentHover,
      contrastText: t.onAccent,
      soft: t.accentSoft,
      line: t.accentLine,
    },
    secondary: {
      main: t.text2,
      light: t.text2,
      dark: t.text,
      contrastText: t.canvas,
      soft: t.hover,
      line: t.line,
    },
    success: feedback(t.success, t.successSoft, t.successLine),
    warning: feedback(t.warning, t.warningSoft, t.warningLine),
    error: feedback(t.error, t.errorSoft, t.errorLine),
    info: feedback(t.info, t.infoSoft, t.infoLine),
    background: { default: t.canvas, paper: t.surface, sunken: t.sunken, raised: t.raised },
    text: { primary: t.text, secondary: t.text2, disabled: t.text3, tertiary: t.text3, link: t.accentText },
    divider: t.line,
    line: { soft: t.lineSoft, strong: t.lineStrong },
    action: {
      hover: t.hover,
      selected: t.active,
      active: t.text2,
      disabled: t.text3,
      disabledBackground: t.sunken,
      focus: t.active,
    },
    scrim: t.scrim,
    depth: { e1: t.shadow1, e2: t.shadow2, e3: t.shadow3 },
    status: Object.fromEntries(statuses.map((colour, code) => [code, colour])),
  };
}

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
