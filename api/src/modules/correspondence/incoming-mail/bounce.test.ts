import { expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { bounceOf } from './bounce.js';

const first = '<first@mail.example>';
const second = '<second@mail.example>';

/** A report that the second mail of a thread came back. */
function report({ returned = true, inReplyTo = '' } = {}): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered',
    `References: ${first} ${second}`,
    ...(inReplyTo ? [`In-Reply-To: ${inReplyTo}`] : []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; jan@klient.example',
    'Action: failed',
    'Status: 5.1.1',
    ...(returned
      ? ['', '--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${second}`, `References: ${first}`]
      : []),
    '',
    '--b--',
    '',
  ].join('\r\n');
}
const idsIn = async (source: string) => bounceOf(await PostalMime.parse(source))?.ids;

test('a bounce is of the mail that came back, not of those that it followed', async () => {
  expect(await idsIn(report())).toEqual([second]);
  expect(await idsIn(report({ returned: false }))).toEqual([second]);
  expect(await idsIn(report({ returned: false, inReplyTo: second }))).toEqual([second]);
});
