import { escapeHtml } from '../../../../kernel/text/escape-html.js';
import type { UiLanguage } from '../../../../kernel/text/language.js';
import { printDocument } from '../../../../platform/pdf/print-document.js';
import { besideLanguage, boxLabels, copies, formWords, places, type BoxNumber } from './cmr-form.js';

/** A consignment note in words, before it is laid out. */
export interface CmrContent {
  language: UiLanguage;
  /** Of the note: the order and the place of the route in it. */
  number: string;
  /** What stands in the boxes; those left out are empty. */
  texts: Partial<Record<BoxNumber, string>>;
  carriage: 'paid' | 'forward' | null;
  /** Place and day of making it out. */
  established: { place: string; day: string };
}

/** Where the text of preprinted paper is moved, in millimetres. */
export interface Offset {
  x: number;
  y: number;
}

const boxNumbers = Object.keys(places).map(Number) as BoxNumber[];

const ground = `
* { box-sizing: border-box; margin: 0; padding: 0 }
@page { size: A4; margin: 0 }
html { font: 9pt/1.25 'Noto Sans', sans-serif; color: #151d1f; -webkit-print-color-adjust: exact }
.sheet { position: relative; width: 210mm; height: 296.5mm; overflow: hidden; break-after: page }
.sheet:last-child { break-after: auto }
.box, .text, .free { position: absolute; overflow: hidden }
.text { white-space: pre-line; overflow-wrap: anywhere; font-weight: 600 }
`;

const frames = `
.box { border: .25mm solid var(--ink); color: var(--ink); padding: .7mm 1mm 0; font-size: 5.6pt; line-height: 1.2 }
.box .no { font-size: 8pt; font-weight: 600; margin-right: 1mm }
.box .label { font-size: 5.6pt; line-height: 1.2 }
.box .second { opacity: .78 }
.head { border-width: .25mm }
.head b { font-size: 17pt; line-height: 1; letter-spacing: .04em }
.head .title { font-size: 8pt; font-weight: 600; line-height: 1.2 }
.head .clause { margin-top: .8mm; font-size: 4.9pt; line-height: 1.22 }
.top { color: var(--ink); font-size: 8pt; font-weight: 600 }
.pay { width: 100%; border-collapse: collapse; font-size: 5.6pt; margin-top: .4mm }
.pay th, .pay td { border: .15mm solid var(--ink); padding: .3mm .6mm; font-weight: 400; text-align: left; height: 3.5mm }
.pay th { font-weight: 600 }
.tick { display: inline-block; width: 3mm; height: 3mm; border: .25mm solid var(--ink); margin-right: 1mm; vertical-align: -.4mm;
  color: #151d1f; font: 600 8pt/2.6mm 'Noto Sans'; text-align: center }
.choice { font-size: 7pt; margin-top: 1.1mm }
`;

/** A consignment note: on blank paper the form in four copies, on preprinted paper its text alone. What people wrote is text and nothing else. */
export function cmrPage(content: CmrContent, paper: 'blank' | 'preprinted', offset: Offset): string {
  const title = `CMR ${escapeHtml(content.number)}`;
  const { language } = content;
  if (paper === 'preprinted')
    return printDocument({
      language,
      title,
      styles: ground,
      body: `<div class="sheet">${textsHtml(content, offset, true)}</div>`,
    });
  const sheets = copies.map((_copy, index) => sheetHtml(content, index));
  return printDocument({ language, title, styles: ground + frames, body: sheets.join('\n') });
}

type Words = (typeof formWords)[keyof typeof formWords] | (typeof boxLabels)[BoxNumber];

function both(words: Words, language: UiLanguage): [string, string] {
  return [words[language], words[besideLanguage[language]]];
}

function inline(words: Words, language: UiLanguage): string {
  return both(words, language).map(escapeHtml).join(' / ');
}

function sheetHtml(content: CmrContent, index: number): string {
  const copy = copies[index];
  if (!copy) throw new Error(`There is no copy ${index}`);
  const { language, number } = content;
  const boxes = boxNumbers.map((box) => frameHtml(box, content)).join('');
  return `<div class="sheet" style="--ink: ${copy.colour}">
<p class="free top" style="left: 14mm; top: 9mm">${index + 1} &nbsp; ${inline(copy.owner, language)}</p>
<p class="free top" style="right: 14mm; top: 9mm; text-align: right">${inline(formWords.number, language)} ${escapeHtml(number)}</p>
<div class="box head" style="left: 105mm; top: 16mm; width: 91mm; height: 26mm"><div style="display: flex; gap: 3mm; align-items: center"><b>CMR</b>
<p class="title">${both(formWords.title, language).map(escapeHtml).join('<br>')}</p></div>
<p class="clause">${both(formWords.clause, language).map(escapeHtml).join('<br>')}</p></div>
${boxes}${textsHtml(content, { x: 0, y: 0 }, false)}</div>`;
}

function frameHtml(box: BoxNumber, { language, carriage, established }: CmrContent): string {
  const { x, y, w, h } = places[box];
  const [first, second] = both(boxLabels[box], language);
  const label = `<span class="no">${box}</span><span class="label">${escapeHtml(first)} <span class="second">${escapeHtml(second)}</span></span>`;
  return `<div class="box" style="left: ${x}mm; top: ${y}mm; width: ${w}mm; height: ${h}mm">${label}${insideHtml(
    box,
    language,
    carriage,
    established,
  )}</div>`;
}

function insideHtml(
  box: BoxNumber,
  language: UiLanguage,
  carriage: CmrContent['carriage'],
  established: CmrContent['established'],
): string {
  if (box === 14)
    return (['paid', 'forward'] as const)
      .map(
        (kind) =>
          `<p class="choice"><span class="tick">${carriage === kind ? '×' : ''}</span>${inline(formWords[kind], language)}</p>`,
      )
      .join('');
  if (box === 20) return paymentHtml(language);
  if (box === 21)
    return `<p class="choice" style="color: #151d1f; font-size: 9pt; font-weight: 600">${escapeHtml(established.place)} <span style="font-weight: 400">${inline(formWords.on, language)}</span> ${escapeHtml(established.day)}</p>`;
  if (box === 24)
    return `<p class="choice">${inline(formWords.place, language)} ............ ${inline(formWords.on, language)} ............</p>
<p class="label" style="position: absolute; bottom: .8mm">${inline(formWords.consigneeSignature, language)}</p>`;
  return '';
}

const paymentRows = ['charges', 'deductions', 'balance', 'supplements', 'others', 'total'] as const;

function paymentHtml(language: UiLanguage): string {
  const head = [formWords.senderColumn, formWords.currency, formWords.consigneeColumn];
  const rows = paymentRows.map(
    (row) => `<tr><td>${inline(formWords[row], language)}</td><td></td><td></td><td></td></tr>`,
  );
  return `<table class="pay"><tr><th style="width: 40%"></th>${head
    .map((words) => `<th>${inline(words, language)}</th>`)
    .join('')}</tr>${rows.join('')}</table>`;
}

/** How far below the upper edge of a box its text begins, in millimetres: its label has one line, or two in narrow boxes. */
function labelHeight(box: BoxNumber): number {
  return places[box].w < 50 ? 10 : 4.6;
}

function textsHtml(content: CmrContent, offset: Offset, isBare: boolean): string {
  const texts: Partial<Record<BoxNumber, string>> = { ...content.texts };
  if (isBare) {
    const { carriage, established, language } = content;
    if (carriage) texts[14] = formWords[carriage][language];
    texts[21] = [established.place, established.day].filter(Boolean).join(', ');
  }
  return boxNumbers
    .map((box) => {
      const text = texts[box]?.trim();
      if (!text) return '';
      const { x, y, w, h } = places[box];
      const room = { w: w - 2.4, h: h - labelHeight(box) - 0.6 };
      const place = `left: ${mm(x + 1.2 + offset.x)}; top: ${mm(y + labelHeight(box) + offset.y)}; width: ${mm(room.w)}; height: ${mm(room.h)}`;
      return `<p class="text" style="${place}; font-size: ${sizeFor(text, room)}pt">${escapeHtml(text)}</p>`;
    })
    .join('');
}

const mm = (length: number): string => `${Math.round(length * 100) / 100}mm`;

/** The sizes of text, in points: the largest that fits is taken. */
const sizes = [9, 8, 7, 6, 5] as const;

/** The largest size in which a text fits its room, by the width that letters have on average. */
export function sizeFor(text: string, { w, h }: { w: number; h: number }): number {
  const fits = (size: number): boolean => {
    const lineHeight = size * 1.25 * 0.3528;
    const letters = Math.max(1, Math.floor(w / (size * 0.58 * 0.3528)));
    const lines = text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
    return lines * lineHeight <= h;
  };
  return sizes.find(fits) ?? 5;
}
