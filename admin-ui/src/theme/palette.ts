import type { PaletteOptions } from '@mui/material/styles';
import type { ColourTokens, StatusColour } from './tokens';

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
export function palette(
  mode: 'light' | 'dark',
  t: ColourTokens,
  statuses: readonly StatusColour[],
): PaletteOptions {
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
