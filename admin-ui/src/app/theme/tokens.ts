/**
 * The design tokens: every colour of the product, each as light and dark. Nothing else in the code names a
 * colour. Text tokens reach 4.5:1 on their grounds, borders of fields 3:1.
 */
export interface ColourTokens {
  canvas: string;
  sunken: string;
  surface: string;
  raised: string;
  hover: string;
  active: string;
  lineSoft: string;
  line: string;
  lineStrong: string;
  text: string;
  text2: string;
  text3: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  accentText: string;
  accentSoft: string;
  accentLine: string;
  success: string;
  successSoft: string;
  successLine: string;
  warning: string;
  warningSoft: string;
  warningLine: string;
  error: string;
  errorSoft: string;
  errorLine: string;
  info: string;
  infoSoft: string;
  infoLine: string;
  scrim: string;
  shadow1: string;
  shadow2: string;
  shadow3: string;
}

export const light: ColourTokens = {
  canvas: '#ffffff',
  sunken: '#f6f8f8',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f2f4f4',
  active: '#ebedee',
  lineSoft: '#ecedee',
  line: '#e0e2e3',
  lineStrong: '#8d9395',
  text: '#151d1f',
  text2: '#4b5457',
  text3: '#636c6f',
  accent: '#05606e',
  accentHover: '#00515e',
  onAccent: '#ffffff',
  accentText: '#005a68',
  accentSoft: '#ecf6f8',
  accentLine: '#bfdce2',
  success: '#126635',
  successSoft: '#e9f8ec',
  successLine: '#b8e0c1',
  warning: '#7c4b02',
  warningSoft: '#fef3e2',
  warningLine: '#f3d2a4',
  error: '#ae2228',
  errorSoft: '#fff0ef',
  errorLine: '#fec3c0',
  info: '#175d9b',
  infoSoft: '#ecf5fe',
  infoLine: '#bfdbf8',
  scrim: 'rgb(13 18 20 / .28)',
  shadow1: '0 1px 2px rgb(16 24 28 / .05)',
  shadow2: '0 4px 12px rgb(16 24 28 / .08), 0 1px 3px rgb(16 24 28 / .06)',
  shadow3: '0 16px 48px rgb(16 24 28 / .16), 0 4px 12px rgb(16 24 28 / .08)',
};

export const dark: ColourTokens = {
  canvas: '#141718',
  sunken: '#0e1213',
  surface: '#191c1d',
  raised: '#1e2324',
  hover: '#1e2324',
  active: '#272c2e',
  lineSoft: '#222728',
  line: '#2e3335',
  lineStrong: '#6d7577',
  text: '#eaedee',
  text2: '#aab1b3',
  text3: '#9aa1a3',
  accent: '#65bcc8',
  accentHover: '#7dcdd8',
  onAccent: '#011519',
  accentText: '#7ed4de',
  accentSoft: '#1c2d31',
  accentLine: '#2e545b',
  success: '#8cd9a1',
  successSoft: '#1a2d1f',
  successLine: '#33503a',
  warning: '#eebe7c',
  warningSoft: '#362714',
  warningLine: '#5d4527',
  error: '#fe9b98',
  errorSoft: '#411e1e',
  errorLine: '#7a3939',
  info: '#97c9fd',
  infoSoft: '#192a3c',
  infoLine: '#304d6a',
  scrim: 'rgb(0 0 0 / .56)',
  shadow1: '0 1px 2px rgb(0 0 0 / .3)',
  shadow2: '0 4px 12px rgb(0 0 0 / .4), 0 1px 3px rgb(0 0 0 / .3)',
  shadow3: '0 16px 48px rgb(0 0 0 / .6), 0 4px 12px rgb(0 0 0 / .4)',
};

/** Colours of one order status: text on the tint, the tint, and the mark (icon, bar). */
export interface StatusColour {
  text: string;
  tint: string;
  mark: string;
}

type StatusRow = readonly [text: string, tint: string, mark: string];

/** By status code 0-13. */
const lightStatuses: readonly StatusRow[] = [
  ['#47515d', '#f1f4f7', '#6b798a'],
  ['#015777', '#e8f6fe', '#0682af'],
  ['#6e4600', '#fcf2e5', '#a36900'],
  ['#42468f', '#f1f3fe', '#646ad0'],
  ['#1a5f30', '#eaf8ec', '#2f8c4b'],
  ['#882a31', '#fef0ef', '#c6444d'],
  ['#035b65', '#e7f7f9', '#008795'],
  ['#6d3771', '#fceffc', '#a056a5'],
  ['#1c4e94', '#edf4fe', '#3075d6'],
  ['#83340f', '#fff0ea', '#bf511f'],
  ['#41591a', '#f0f6e9', '#62842e'],
  ['#5c3e82', '#f5f1fe', '#885fbd'],
  ['#783558', '#ffeef5', '#af5382'],
  ['#0e5e44', '#eaf7f1', '#208b67'],
];

const darkStatuses: readonly StatusRow[] = [
  ['#cad2dc', '#272a2f', '#a0acbc'],
  ['#a6d9f5', '#142e3a', '#5fb6e1'],
  ['#efca9d', '#372610', '#d79e54'],
  ['#c6cdfe', '#242743', '#98a1fd'],
  ['#b0dfb8', '#1a301f', '#73bf84'],
  ['#febebd', '#411e1f', '#f88385'],
  ['#a3dde6', '#112f33', '#58bcca'],
  ['#ecc0ee', '#362237', '#d28fd6'],
  ['#b6d3fe', '#192a45', '#74acff'],
  ['#fec1a9', '#3f2115', '#f08d65'],
  ['#c4daac', '#242e18', '#98b86f'],
  ['#dac5fc', '#2e243d', '#b997ec'],
  ['#f7bed8', '#3a212d', '#e18cb5'],
  ['#addec7', '#183026', '#6dbe9c'],
];

const named = (rows: readonly StatusRow[]): StatusColour[] =>
  rows.map(([text, tint, mark]) => ({ text, tint, mark }));

export const statusColours = { light: named(lightStatuses), dark: named(darkStatuses) };

/** Bundled as a variable font; signs that it lacks (Chinese, emoji) are what the system has. */
export const fontFamily =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
