/** How a website wants the form to look; what its script tag says goes before what the company has set. */
export interface Appearance {
  /** `#` and six hexadecimal digits. */
  accent: string | null;
  theme: 'auto' | 'light' | 'dark';
}

const hex = /^#[0-9a-f]{6}$/i;

/** Reads the appearance off the address of the frame; what is not understood is passed over. */
export function appearanceOf(query: URLSearchParams): Partial<Appearance> {
  const accent = query.get('accent') ?? '';
  const theme = query.get('theme');
  return {
    ...(hex.test(accent) ? { accent: accent.toLowerCase() } : {}),
    ...(theme === 'light' || theme === 'dark' || theme === 'auto' ? { theme } : {}),
  };
}

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast between two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Ground of the page when it is light and when it is dark, as the style sheet has it. */
const grounds = { light: '#ffffff', dark: '#141718' };

/** The custom properties by which a colour takes the place of the product's own. Text stays legible: on it, and in it only where it can be. */
export function coloursOf(accent: string, isDark: boolean): Record<string, string> {
  const ground = grounds[isDark ? 'dark' : 'light'];
  // Black, not the product's own dark: on a middle grey nothing else beside white reaches 4.5.
  const onAccent = contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000';
  return {
    '--accent': accent,
    '--accent-hover': `color-mix(in srgb, ${accent} 86%, ${onAccent === '#ffffff' ? '#000000' : '#ffffff'})`,
    '--on-accent': onAccent,
    '--accent-soft': `color-mix(in srgb, ${accent} 10%, ${ground})`,
    '--accent-line': `color-mix(in srgb, ${accent} 35%, ${ground})`,
    ...(contrast(accent, ground) >= 4.5 ? { '--accent-text': accent } : {}),
  };
}

/**
 * Paints the page. It writes no style sheet: a policy that allows none has nothing against it.
 * A theme that is not the device's turns the rules for dark devices on or off.
 */
export function paint({ accent, theme }: Appearance): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const draw = (): void => {
    const isDark = theme === 'dark' || (theme === 'auto' && dark.matches);
    const { style } = document.documentElement;
    style.colorScheme = theme === 'auto' ? 'light dark' : theme;
    if (accent)
      for (const [name, value] of Object.entries(coloursOf(accent, isDark))) style.setProperty(name, value);
  };
  if (theme !== 'auto') {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
          rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
  }
  draw();
  dark.addEventListener('change', draw);
}
