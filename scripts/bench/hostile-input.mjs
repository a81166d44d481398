// What strangers and users may send to stop a server: mails of tiny parts, pages of blanks, a workbook of blanks, a mail of
// styles. Each goes to the running product with an IMAP server and a website beside it, while its health is asked for again
// and again. Tells the longest wait, the memory, and what became of what was sent.
//
//   node scripts/bench/hostile-input.mjs [--dist <another build than api/dist>]
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { File } from 'node:buffer';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { startProbe } from './import-probe.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

const { FormData } = globalThis;
const require = createRequire(join(root, 'api/package.json'));

const mailDomain = 'mail.frakto.example';
const password = 'frakto-demo';
const timeoutMs = 90_000;

await command(async () => {
  const { values } = parseArgs({ options: { dist: { type: 'string' } } });
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const mailbox = await startMailbox();
  const website = await startWebsite();
  const data = dataFolder('hostile');
  const results = [];
  let [product, probe] = [];
  try {
    product = await startProduct(main, data.dataDir, {
      DEMO: 'on',
      IMAP_URL: mailbox.url,
      CRAWLER_ALLOW_HOSTS: website.host,
    });
    probe = startProbe(product);
    const measuring = { probe, results };
    const [owner, admin] = [await signIn(product, 'owner'), await signIn(product, 'admin')];
    await measure(measuring, 'nothing, for comparison', async () => {
      await pause(5_000);
      return '';
    });
    const [{ email_name }] = (await owner('/companies')).items;
    for (const megabytes of [2, 8, 24]) {
      for (const [whom, address] of [
        ['a company', `${email_name}@${mailDomain}`],
        ['nobody', `nobody.at.all@${mailDomain}`],
      ]) {
        await measure(measuring, `mail of ${megabytes} MB of parts to ${whom}`, () =>
          sendMail(mailbox, admin, address, megabytes),
        );
      }
    }
    for (const kilobytes of [90, 360]) {
      await measure(measuring, `page of ${kilobytes} kB of blanks`, () => crawl(website, admin, kilobytes));
    }
    await measure(measuring, 'workbook of 90 MB of blanks', () => upload(product, owner.token));
    await measure(measuring, 'mail of 100,000 signs, ten times', () => preview(owner));
  } finally {
    await probe?.stop();
    await product?.stop();
    removeData(data);
    mailbox.close();
    website.close();
  }
  const rows = results.map(({ what, longestMs, peak, seconds, outcome }) => [
    what,
    `${Math.round(longestMs)} ms`,
    `${Math.round(peak)} MB`,
    `${seconds.toFixed(1)} s`,
    outcome,
  ]);
  say(tableOf([['sent', 'longest wait', 'memory', 'until', 'what became of it'], ...rows]));
  const slow = results.filter(({ longestMs }) => longestMs > 1_000);
  if (slow.length > 0) throw new Failure(`Others waited for more than a second ${slow.length} times.`);
});

/** Does something while others ask for the product's health. */
async function measure({ probe, results }, what, work) {
  say(what);
  probe.begin();
  const began = performance.now();
  const outcome = await work().catch((error) => `failed: ${error.message}`);
  const seconds = (performance.now() - began) / 1000;
  // What goes on behind the answer is measured, too.
  await pause(500);
  const { latencies, peak } = probe.end();
  results.push({ what, longestMs: Math.max(0, ...latencies), peak, seconds, outcome });
}

/** Signs in to a demo account. @returns a function that asks the API */
async function signIn({ url }, who) {
  const ask = async (path, body, token) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${read.code}`);
    return read;
  };
  const form = new URLSearchParams({ username: `${who}@demo.example`, password });
  const session = await fetch(`${url}/api/auth/login`, { method: 'POST', body: form });
  const { access_token: token } = await session.json();
  if (!token) throw new Failure(`${who}@demo.example could not sign in.`);
  return Object.assign((path, body) => ask(path, body, token), { token });
}

/** Waits until something is there. */
async function until(look) {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const found = await look();
    if (found) return found;
    await pause(250);
  }
  return 'nothing within two minutes';
}

/**
 * A mailbox on an IMAP server that knows as much as the product asks, and hands out bytes without looking into them: a
 * server that takes such mails apart would be slow itself.
 */
async function startMailbox() {
  const mails = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      const [, tag, words = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      if (tag) socket.write(Buffer.concat([...answersTo(words, mails), Buffer.from(`${tag} OK done\r\n`)]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `imap://answers:secret@127.0.0.1:${server.address().port}`,
    deliver: (source) => void mails.push({ source: Buffer.from(source), isSeen: false }),
    close: () => server.close(),
  };
}

/** What the server says before it says that it is done. */
function answersTo(words, mails) {
  const command = words.toUpperCase();
  const tell = (text) => Buffer.from(`* ${text}\r\n`);
  if (command.startsWith('CAPABILITY')) return [tell('CAPABILITY IMAP4rev1')];
  if (command.startsWith('LIST')) return [tell('LIST () "/" INBOX')];
  if (command.startsWith('SELECT')) return [tell(`${mails.length} EXISTS`), tell('OK [UIDVALIDITY 1] valid')];
  if (command.startsWith('UID SEARCH')) {
    const unseen = mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]));
    return [tell(`SEARCH ${unseen.join(' ')}`)];
  }
  const uid = Number(/^UID \w+ (\d+)/.exec(command)?.[1] ?? 0);
  const mail = mails[uid - 1];
  if (!mail) return command.startsWith('LOGOUT') ? [tell('BYE')] : [];
  if (command.startsWith('UID STORE')) mail.isSeen = true;
  const [, section, length] = /BODY\.PEEK\[(HEADER)?\]<0\.(\d+)>/.exec(command) ?? [];
  if (length === undefined) return [];
  const end = section ? mail.source.indexOf('\r\n\r\n') + 4 : mail.source.length;
  const part = mail.source.subarray(0, Math.min(end, Number(length)));
  const facts = `UID ${uid} RFC822.SIZE ${mail.source.length} INTERNALDATE " 2-Nov-2026 10:15:30 +0000"`;
  const head = `* ${uid} FETCH (${facts} BODY[${section ?? ''}]<0> {${part.length}}\r\n`;
  return [Buffer.from(head), part, Buffer.from(')\r\n')];
}

async function sendMail(mailbox, admin, to, megabytes) {
  const subject = `Parts ${megabytes} ${to}`;
  const part = '--b\r\n\r\nx\r\n';
  const head =
    `From: Anna <anna@klient.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n` +
    'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';
  mailbox.deliver(head + part.repeat((megabytes * 1024 * 1024) / part.length));
  // To nobody, nothing shows: the product looks into its mailbox every 20 seconds.
  if (to.startsWith('nobody')) return pause(25_000, 'left, not fetched');
  return until(async () => {
    const { items } = await admin('/incoming-mail/set-aside?page_size=100');
    const found = items.find((mail) => mail.subject === subject);
    return found ? `set aside: ${found.reason}` : null;
  });
}

async function startWebsite() {
  let page = '';
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.url === '/robots.txt' ? '' : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${server.address().port}`;
  return { host, show: (html) => (page = html), close: () => server.close() };
}

async function crawl(website, admin, kilobytes) {
  website.show(`<a href="mailto:a${'%20'.repeat((kilobytes * 1024) / 3)}b">x</a>`);
  await admin('/crawler/start', { urls: [`http://${website.host}/`], country_id: 1 });
  return until(async () => {
    const { status, scanned_urls } = await admin('/crawler/progress');
    return scanned_urls > 0 || status === 'failed' ? status : null;
  });
}

/** A workbook of 93 kB whose sheet unpacks to 90 MB. */
function blankWorkbook() {
  const { strToU8, zipSync } = require('fflate');
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const formats = 'http://schemas.openxmlformats.org';
  const documents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relation = (type, target) =>
    `${head}<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" ` +
    `Type="${formats}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const parts = {
    '[Content_Types].xml':
      `${head}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${documents}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documents}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml':
      `${head}<workbook xmlns="${formats}/spreadsheetml/2006/main" xmlns:r="${formats}/officeDocument/2006/relationships">` +
      '<sheets><sheet name="Clients" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml':
      `${head}<worksheet xmlns="${formats}/spreadsheetml/2006/main">${' '.repeat(90_000_000)}<sheetData>` +
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Nord</t></is></c></row></sheetData></worksheet>',
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(packed), { level: 9 });
}

async function upload({ url }, token) {
  const form = new FormData();
  form.append('file', new File([blankWorkbook()], 'clients.xlsx'));
  const answer = await fetch(`${url}/api/imports/clients`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return `${answer.status} ${(await answer.json()).code ?? 'read'}`;
}

async function preview(owner) {
  const { items } = await owner('/quotations?page_size=1');
  const piece = ' display:';
  const mail = {
    quotation_id: items[0].id,
    subject: 'x',
    message: `<p style="${piece.repeat(Math.floor(99_900 / piece.length))}">n</p>`,
    price_for_client: 1,
    currency_for_client: 'EUR',
  };
  for (let time = 0; time < 10; time += 1) await owner('/send-offers-to-client/preview', mail);
  return 'shown';
}
