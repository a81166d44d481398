/** The looks of mails. Colours are those of the product; a dark mail program swaps them by class. */
export const colours = {
  ground: '#f6f8f8',
  card: '#ffffff',
  line: '#e0e2e3',
  text: '#151d1f',
  text2: '#4b5457',
  text3: '#636c6f',
  accent: '#05606e',
  onAccent: '#ffffff',
  accentLine: '#bfdce2',
} as const;

export const font =
  "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** What people's own elements look like; mail programs read only inline styles reliably. */
export const elementStyles: Readonly<Record<string, { style: string; className?: string }>> = {
  p: { style: 'margin:0 0 16px' },
  h1: { style: 'margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600' },
  h2: { style: 'margin:0 0 12px;font-size:18px;line-height:26px;font-weight:600' },
  h3: { style: 'margin:0 0 8px;font-size:16px;line-height:24px;font-weight:600' },
  h4: { style: 'margin:0 0 8px;font-size:16px;line-height:24px;font-weight:600' },
  ul: { style: 'margin:0 0 16px;padding:0 0 0 24px' },
  ol: { style: 'margin:0 0 16px;padding:0 0 0 24px' },
  li: { style: 'margin:0 0 4px' },
  a: { style: `color:${colours.accent};text-decoration:underline`, className: 'a' },
  hr: { style: `margin:24px 0;border:0;border-top:1px solid ${colours.line}`, className: 'ln' },
  blockquote: {
    style: `margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${colours.accentLine};color:${colours.text2}`,
    className: 't2 al',
  },
  pre: { style: 'margin:0 0 16px;white-space:pre-wrap;font-family:Consolas,Menlo,monospace;font-size:14px' },
  table: { style: 'margin:0 0 16px;border-collapse:collapse;font-size:14px;line-height:20px' },
  th: { style: `padding:8px 12px;border:1px solid ${colours.line};text-align:left`, className: 'ln' },
  td: { style: `padding:8px 12px;border:1px solid ${colours.line};vertical-align:top`, className: 'ln' },
  img: { style: 'max-width:100%;height:auto;border:0' },
};

/**
 * The rules that cannot be inline: narrow screens and dark mail programs (Outlook on the web marks those itself).
 * Each in a sheet of its own, since Gmail drops a whole sheet for one rule that it does not know.
 */
export const styleSheets: readonly string[] = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
    'body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  '@media (max-width:620px){.gut{padding:24px 12px 32px!important}.pad{padding:24px 20px 8px!important} }',
  `@media (prefers-color-scheme:dark){${darkRules('')} }`,
  darkRules('[data-ogsc] '),
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
];

function darkRules(prefix: string): string {
  const rules: [string, string][] = [
    ['.bg', 'background-color:#0e1213!important'],
    ['.cd', 'background-color:#191c1d!important;border-color:#2e3335!important'],
    ['.pn', 'background-color:#141718!important;border-color:#2e3335!important'],
    ['.t', 'color:#eaedee!important'],
    ['.t2', 'color:#aab1b3!important'],
    ['.t3', 'color:#9aa1a3!important'],
    ['.a', 'color:#7ed4de!important'],
    ['.ln', 'border-color:#2e3335!important'],
    ['.al', 'border-color:#2e545b!important'],
    ['.bt', 'background-color:#65bcc8!important;border-color:#65bcc8!important'],
    ['.on', 'color:#011519!important'],
    ['.dot', 'border-color:#65bcc8!important'],
    ['.dotf', 'background-color:#65bcc8!important;border-color:#65bcc8!important'],
  ];
  return rules.map(([selector, declarations]) => `${prefix}${selector}{${declarations}}`).join('');
}
