import { cssText } from '../../../../platform/pdf/print-document.js';

/** The looks of the printed order: dark ink on white, one accent, sizes in points as print has them. */
const styles = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 9pt/1.36 'Noto Sans', sans-serif; color: #151d1f; -webkit-print-color-adjust: exact }
h1 { font-size: 19pt; line-height: 1.15; font-weight: 600; letter-spacing: -.015em }
h2 { font-size: 8pt; line-height: 1.3; font-weight: 600; color: #05606e; margin-bottom: 1mm; break-after: avoid }
p, dd, dt, li, td, th { overflow-wrap: anywhere; orphans: 3; widows: 3 }
section { margin-top: 3mm }
/* Only what is read as one piece stays in one: notes and terms flow, however long they are. */
.two, .way, .price, .vehicle, .facts-grid > div, .signatures { break-inside: avoid }
.head { display: flex; justify-content: space-between; gap: 10mm; align-items: flex-end;
  padding-bottom: 2.6mm; border-bottom: .6mm solid #05606e }
.head .from { font-size: 10.5pt; font-weight: 600; margin-bottom: 1mm }
.head .facts { text-align: right; white-space: nowrap }
.small { font-size: 8pt; color: #4b5457 }
.draft { margin-top: 3.5mm; padding: 1.8mm 3mm; border: .3mm solid #c98a2b; border-radius: 1mm; background: #fdf4e6;
  color: #6e4600; font-weight: 600 }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm }
.name { font-size: 10.5pt; font-weight: 600; margin-bottom: .6mm }
.numbers { margin-top: .8mm }
.way { display: grid; grid-template-columns: 1fr 1fr; border: .25mm solid #c9cfd0; border-radius: 1.4mm }
.stop { padding: 2.2mm 3.5mm }
.stop + .stop { border-left: .25mm solid #c9cfd0 }
.stop h3 { font-size: 8pt; font-weight: 600; color: #4b5457 }
.stop .place { font-size: 12pt; line-height: 1.3; font-weight: 600 }
.stop .when { margin-top: .8mm; font-weight: 600 }
.facts-grid { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; border-top: .25mm solid #c9cfd0 }
.facts-grid > div { display: flex; gap: 4mm; padding: .7mm 0; border-bottom: .25mm solid #e3e6e7 }
.facts-grid dt { flex: 0 0 auto; min-width: 44%; max-width: 62%; color: #4b5457 }
.facts-grid dd { flex: 1; font-weight: 600 }
.notes { white-space: pre-line }
.price { display: flex; justify-content: space-between; gap: 8mm; padding: 2mm 3.5mm; border-radius: 1.4mm;
  background: #ecf6f8 }
.price h2 { margin-bottom: .4mm }
.price .amount { font-size: 15pt; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums }
.price .right { text-align: right }
.price .right p { font-size: 10.5pt; font-weight: 600 }
.vehicle { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm }
.vehicle dt { font-size: 8pt; color: #4b5457 }
h2 .aside { margin-left: 2mm; font-weight: 400; color: #4b5457 }
.vehicle dd { min-height: 6.5mm; padding-top: 1mm; border-bottom: .25mm solid #8d9395; font-weight: 600 }
.terms ol, .terms div { columns: 2; column-gap: 7mm; font-size: 7.2pt; line-height: 1.33 }
.terms ol { padding-left: 4.6mm }
.terms li, .terms p { margin-bottom: .7mm; break-inside: avoid }
.terms li::marker { color: #4b5457 }
.signatures { margin-top: 9mm; break-before: avoid }
.signatures div { border-top: .25mm solid #151d1f; padding-top: 1.2mm }
`;

/**
 * The rules of a document.
 * @param foot stands at the foot of every page
 * @param page the word before the number of a page
 */
export function carrierOrderStyles(foot: string, page: string): string {
  const small = `font: 7.5pt 'Noto Sans', sans-serif; color: #4b5457`;
  return `${styles}@page { size: A4; margin: 9mm 15mm 13mm;
  @bottom-left { content: ${cssText(foot)}; ${small} }
  @bottom-right { content: ${cssText(`${page} `)} counter(page) ' / ' counter(pages); ${small} } }`;
}
