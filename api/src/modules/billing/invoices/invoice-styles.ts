import { cssText } from '../../../platform/pdf/print-document.js';

/** The looks of an invoice: dark ink on white, one accent, sizes in points as print has them. */
const styles = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 8.8pt/1.42 'Noto Sans', sans-serif; color: #151d1f; -webkit-print-color-adjust: exact;
  font-variant-numeric: tabular-nums }
h1 { font-size: 21pt; line-height: 1.1; font-weight: 600; letter-spacing: -.018em }
h2 { font-size: 7.6pt; line-height: 1.3; font-weight: 600; color: #05606e; margin-bottom: 1.2mm }
p, dd, dt, td { overflow-wrap: anywhere }
i { font-style: normal; font-weight: 400; color: #5a6366 }
section { margin-top: 6mm; break-inside: avoid }
.head { display: flex; justify-content: space-between; gap: 10mm; align-items: flex-end;
  padding-bottom: 4mm; border-bottom: .6mm solid #05606e }
.head .from { font-size: 10.5pt; font-weight: 600; margin-bottom: 1.4mm }
.head .second { font-size: 9pt; color: #5a6366 }
.head .no { font-size: 15pt; line-height: 1.2; font-weight: 600; white-space: nowrap; text-align: right }
.draft { margin-top: 3.5mm; padding: 1.8mm 3mm; border: .3mm solid #c98a2b; border-radius: 1mm; background: #fdf4e6;
  color: #6e4600; font-weight: 600 }
.corrects { margin-top: 4mm; padding: 2.6mm 3.5mm; border-radius: 1.2mm; background: #f3f5f5 }
.dates { display: flex; margin-top: 4.5mm }
.dates > div { flex: 1; padding: 0 4mm; border-left: .25mm solid #c9cfd0 }
.dates > div:first-child { padding-left: 0; border-left: 0 }
dt { font-size: 7.6pt; color: #4b5457 }
.dates dd { font-size: 10pt; font-weight: 600 }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm }
.name { font-size: 10.5pt; line-height: 1.3; font-weight: 600; margin-bottom: .6mm }
.numbers { margin-top: 1.2mm }
.small { font-size: 7.6pt; color: #4b5457 }
table { width: 100%; border-collapse: collapse }
th { font-size: 7.2pt; line-height: 1.25; font-weight: 600; color: #4b5457; text-align: right; vertical-align: bottom;
  padding: 0 0 1.4mm 3mm; border-bottom: .35mm solid #8d9395 }
th i, .dates i { display: block }
td { text-align: right; vertical-align: top; padding: 2mm 0 2mm 3mm; border-bottom: .25mm solid #e0e4e5; white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal }
.lines td:first-child { width: 38% }
.lines .what { font-weight: 600; font-size: 9.4pt }
.sums { display: grid; grid-template-columns: 1fr 78mm; gap: 9mm; align-items: start }
.sums td { padding-top: 1.2mm; padding-bottom: 1.2mm }
.sums tr.all td { font-weight: 600; border-bottom: 0 }
.due { margin-top: 2mm; padding: 3mm 3.5mm; border-radius: 1.4mm; background: #e8f4f6 }
.due .amount { font-size: 17pt; line-height: 1.2; font-weight: 600; white-space: nowrap; letter-spacing: -.01em }
.due .after { margin-top: 2mm; padding-top: 2mm; border-top: .25mm solid #bcd9de }
.due .after b { font-weight: 600; white-space: nowrap }
.note { margin-top: 1.4mm }
.note b { font-weight: 600 }
.facts > div { display: flex; gap: 4mm; padding: .9mm 0; border-bottom: .25mm solid #e6e9ea }
.facts dt { flex: 0 0 60mm; font-size: 8pt }
.facts dd { flex: 1; font-weight: 600 }
.sums section { margin-top: 4mm }
.sums .facts > div { gap: 3mm }
.sums .facts dt { flex-basis: 31mm }
.state h2 { margin-top: 3mm }
`;

/**
 * The rules of an invoice.
 * @param foot stands at the foot of every page
 * @param page the word before the number of a page
 */
export function invoiceStyles(foot: string, page: string): string {
  const small = `font: 7.3pt 'Noto Sans', sans-serif; color: #4b5457`;
  return `${styles}@page { size: A4; margin: 14mm 16mm 16mm;
  @bottom-left { content: ${cssText(foot)}; ${small} }
  @bottom-right { content: ${cssText(`${page} `)} counter(page) ' / ' counter(pages); ${small} } }`;
}
