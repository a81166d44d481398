import { isPostCode } from '../../../../kernel/contact/post-code.js';

const british = new Set(
  'ab al b ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy e ec en ex fk fy g gl gu ha hd hg hp hr hs hu hx ig ip iv ka kt kw ky l la ld le ll ln ls lu m me mk ml n ne ng nn np nr nw ol ox pa pe ph pl po pr rg rh rm s sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub w wa wc wd wf wn wr ws wv yo ze'.split(
    ' ',
  ),
);

/** The first half of a British post code, or an Irish routing key, of a folded text. */
export const districtCode = '(?:[a-z]{1,2}\\d{1,2}[a-z]?(?![\\p{L}\\d]))';

/** Whether a code is the first half of a country's post codes (of those of Britain, Ireland and the Netherlands): all that many tell who ask for a price. */
function isDistrict(country: string, code: string): boolean {
  const small = code.toLowerCase();
  // The digits of a Dutch one.
  if (country === 'NL') return /^[1-9]\d{3}$/u.test(small);
  if (country === 'IE') return /^(?:[ac-fhknprtv-y]\d{2}|d6w)$/u.test(small);
  return (
    country === 'GB' &&
    /^[a-z]{1,2}\d{1,2}[a-z]?$/u.test(small) &&
    british.has(/^[a-z]+/u.exec(small)?.[0] ?? '')
  );
}

/** Whether a post code, or the first half of one, is written as a country writes them. */
export function isCodeIn(country: string, code: string): boolean {
  return isPostCode(country, code) || isDistrict(country, code);
}

/** Whether a code is only the first half of one. */
export const isHalfCode = (country: string, code: string): boolean => !isPostCode(country, code);
