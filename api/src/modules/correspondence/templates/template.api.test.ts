import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { clientFields } from '../../../testing/directory.js';
import { anOrder, anOrderAt, chooseQuotes, mailFields, step } from '../../../testing/orders.js';
import { aCollaborator, aCompany, anAdministrator } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { CurrentEmailText, EmailTemplateDto, EmailTemplatePage } from './template.dto.js';

const app = await testApp();
const owner = await aCompany(app, { company_name: 'Bałtyk & Synowie' });
const path = '/email-templates';
const fields = (changes: object = {}) => ({
  template_type: 'quote_confirmation',
  body: '<p>Dzień dobry {{name}}</p>',
  ...changes,
});

describe('a template', () => {
  test('is made, read, listed, changed and deleted', async () => {
    const company = await aCompany(app);
    const made = await company.api.create<EmailTemplateDto>(path, fields());
    expect(made).toEqual({
      ...fields(),
      subject: null,
      id: made.id,
      updated_at: made.updated_at,
      version: 1,
    });
    expect(await company.api.read(`${path}/${made.id}`)).toEqual(made);
    expect(await company.api.read(`${path}/type/quote_confirmation`)).toEqual(made);
    await company.api.create(path, fields({ template_type: 'follow_up', body: 'Łódź' }));
    const list = await company.api.read<EmailTemplatePage>(path);
    expect(list.items.map(({ template_type }) => template_type)).toEqual(['follow_up', 'quote_confirmation']);
    expect(await company.api.read(path, { q: 'lodz' })).toMatchObject({ total: 1 });
    const changed = await company.api.change<EmailTemplateDto>(`${path}/${made.id}`, { body: 'Krótko.' });
    expect(changed).toMatchObject({ ...fields({ body: 'Krótko.' }), id: made.id, version: 2 });
    expect(changed.updated_at > made.updated_at).toBe(true);
    await company.api.remove(`${path}/${made.id}`);
    refused(await company.api.get(`${path}/${made.id}`), 404);
    refused(await company.api.get(`${path}/type/quote_confirmation`), 404);
    refused(await company.api.delete(`${path}/${made.id}`), 404);
  });

  test('of a type that there is not is nothing', async () => {
    refused(await owner.api.get(`${path}/type/newsletter`), 404, 'not_found');
  });

  test('is read by type by everybody of the company; other companies have their own', async () => {
    const company = await aCompany(app);
    const rival = await aCompany(app);
    const made = await company.api.create<EmailTemplateDto>(path, fields());
    const colleague = await aCollaborator(app, company);
    expect(await colleague.api.read(`${path}/type/quote_confirmation`)).toEqual(made);
    refused(await rival.api.get(`${path}/type/quote_confirmation`), 404);
    expect(await rival.api.read(path)).toMatchObject({ items: [], total: 0 });
    await rival.api.create(path, fields());
  });

  test('there is one of each type, also of many at once', async () => {
    const company = await aCompany(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => company.api.post(path, fields())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    refused(await company.api.post(path, fields()), 409, 'template_type_taken');
    const other = await company.api.create<EmailTemplateDto>(path, fields({ template_type: 'follow_up' }));
    const moved = await company.api.put(`${path}/${other.id}`, { template_type: 'quote_confirmation' });
    refused(moved, 409, 'template_type_taken');
  });

  test('who edited an older version is told', async () => {
    const company = await aCompany(app);
    const { id, version } = await company.api.create<EmailTemplateDto>(path, fields());
    await company.api.change(`${path}/${id}`, { body: 'first', version });
    refused(await company.api.put(`${path}/${id}`, { body: 'second', version }), 409, 'changed_meanwhile');
    expect(await company.api.read(`${path}/${id}`)).toMatchObject({ body: 'first' });
  });

  test('is kept as it was entered and given out without what runs or loads', async () => {
    const company = await aCompany(app);
    const body =
      '<p onclick="x()">Cena <b>dziś</b></p><script>alert(1)</script><a href="javascript:x()">tu</a>';
    const made = await company.api.create<EmailTemplateDto>(path, fields({ body }));
    expect(made.body).toBe('<p>Cena <b>dziś</b></p><a>tu</a>');
    const list = await company.api.read<EmailTemplatePage>(path);
    const read = await company.api.read<EmailTemplateDto>(`${path}/type/quote_confirmation`);
    for (const given of [...list.items, read]) expect(given.body).toBe(made.body);
    expect(await app.rows('select body from email_templates where id = $1', [made.id])).toEqual([{ body }]);
  });
});

describe('a saved text is what is sent', () => {
  interface Mail {
    id: number;
    order_id: number | null;
    html: string;
    text: string;
    subject: string;
  }
  const admin = anAdministrator(app);
  async function lastMailOf(orderId: number): Promise<Mail> {
    const { api } = await admin;
    const { items } = await api.read<Paged<Mail>>('/mail-outbox', { page_size: 1000, sort: 'id' });
    const mail = items.findLast(({ order_id }) => order_id === orderId);
    return api.read<Mail>(`/mail-outbox/${mail?.id}`);
  }

  test('with its variables escaped, what the mail is for, and nothing that runs; other companies’ mails stay', async () => {
    const company = await aCompany(app, { company_name: 'Frakt & <Spółka>' });
    await company.api.create(
      path,
      fields({ body: '<p>Ahoj, {{name}}! Pisze {{company}}.</p><script>alert(1)</script>' }),
    );
    const name = '<img src=x onerror=alert(1)> & Syn {{company}}';
    const client = await company.api.create<{ id: number }>('/clients-personal', clientFields({ name }));
    const order = await anOrder(company, { client_id: client.id });
    await step(order, 1);
    const { html, text, subject } = await lastMailOf(order.id);
    expect(html).toContain(
      'Ahoj, &lt;img src=x onerror=alert(1)&gt; &amp; Syn {{company}}! Pisze Frakt &amp; &lt;Spółka&gt;.',
    );
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(text).toContain(`Ahoj, ${name}! Pisze Frakt & <Spółka>.`);
    expect(text).toMatch(/https:\/\/frakto\.test\/l\/[\w-]{64}/);
    expect(text).toContain('Gdańsk');
    expect(subject).not.toBe('');

    const others = await anOrderAt(app, owner, 1);
    expect((await lastMailOf(others.id)).text).not.toContain('Ahoj');
  });

  test('under its own subject, which tells what the mail is about; blanks bring the built-in one back', async () => {
    const company = await aCompany(app, { company_name: 'Frakt Sp. z o.o.' });
    const subject = '{{company}}: przyjęliśmy zapytanie, {{name}}';
    const made = await company.api.create<EmailTemplateDto>(path, fields({ subject }));
    expect(made.subject).toBe(subject);
    const order = await anOrder(company);
    await step(order, 1);
    expect((await lastMailOf(order.id)).subject).toBe(
      `Frakt Sp. z o.o.: przyjęliśmy zapytanie, ${order.client.name} · #${order.id}: Gdańsk → Bergen`,
    );
    const current = await company.api.read<CurrentEmailText>(`${path}/current/quote_confirmation`);
    expect(current).toMatchObject({ subject, is_own: true });
    // A change of the text alone leaves it; blanks are no subject.
    await company.api.change(`${path}/${made.id}`, { body: 'Krótko.' });
    expect(await company.api.read(`${path}/${made.id}`)).toMatchObject({ subject, body: 'Krótko.' });
    await company.api.change(`${path}/${made.id}`, { subject: '  ' });
    expect(await company.api.read(`${path}/${made.id}`)).toMatchObject({ subject: null });
    const next = await anOrder(company);
    await step(next, 1);
    expect((await lastMailOf(next.id)).subject).not.toContain('przyjęliśmy zapytanie,');
  });

  test('under a long subject of its own, shortened so far that number and places fit', async () => {
    const company = await aCompany(app);
    const subject = `${'Zapytanie '.repeat(17)}{{ name }} {{company}}`;
    expect(subject.length).toBeLessThanOrEqual(200);
    await company.api.create(path, fields({ subject }));
    const order = await anOrder(company);
    await step(order, 1);
    const sent = (await lastMailOf(order.id)).subject;
    expect(sent.length).toBeLessThanOrEqual(200);
    expect(sent).toMatch(new RegExp(`^Zapytanie .*… · #${order.id}: Gdańsk → Bergen$`));
  });

  test('under a subject that a form proposed as one that was written for it', async () => {
    const company = await aCompany(app);
    const subject = 'Nasza oferta';
    await company.api.create(path, fields({ template_type: 'offers_to_client', subject }));
    const order = await anOrderAt(app, company, 1);
    await chooseQuotes(app, order);
    await company.api.act('/send-offers-to-client', mailFields(order, { subject }));
    expect((await lastMailOf(order.id)).subject).toBe(`Nasza oferta · #${order.id}: Gdańsk → Bergen`);
  });

  test('until it is deleted', async () => {
    const company = await aCompany(app);
    const { id } = await company.api.create<EmailTemplateDto>(path, fields({ body: 'Ahoj, {{name}}!' }));
    const first = await anOrderAt(app, company, 1);
    expect((await lastMailOf(first.id)).text).toContain(`Ahoj, ${first.client.name}!`);
    await company.api.remove(`${path}/${id}`);
    const second = await anOrderAt(app, company, 1);
    expect((await lastMailOf(second.id)).text).not.toContain('Ahoj');
  });

  test('but for the mail that was written for one offer', async () => {
    const company = await aCompany(app);
    await company.api.create(path, fields({ template_type: 'offers_to_client', body: 'Ahoj z szablonu' }));
    const order = await anOrderAt(app, company, 1);
    await chooseQuotes(app, order);
    const mail = mailFields(order, { message: 'Ahoj z okna [OFFER DETAILS]' });
    await company.api.act('/send-offers-to-client', mail);
    const { text } = await lastMailOf(order.id);
    expect(text).toContain('Ahoj z okna');
    expect(text).not.toContain('Ahoj z szablonu');
  });
});

describe('rules', () => {
  test('type and body are needed', async () => {
    expect(faultsIn(await owner.api.post(path, {}))).toEqual({ body: 'required', template_type: 'required' });
  });

  refusesValues(
    [
      ['body', '', 'required'],
      ['body', ' \n ', 'required'],
      ['body', '<p></p>', 'required'],
      ['body', '<p>&nbsp;</p><br>', 'required'],
      ['body', '<script>alert(1)</script>', 'required'],
      ['body', 'x'.repeat(20_001), 'too_long'],
      ['body', null, 'not_a_text'],
      ['body', 'a\u0000b', 'invalid_characters'],
      ['subject', 'x'.repeat(201), 'too_long'],
      ['subject', 'Temat\r\nBcc: a@b.example', 'invalid_format'],
      ['subject', 'Oferta {{order_link}}', 'invalid_value'],
      ['subject', 'Oferta [OFFER DETAILS]', 'invalid_value'],
      ['subject', 'Oferta {{ order-number }}', 'invalid_value'],
      ['template_type', 'newsletter', 'not_in_list'],
      ['template_type', null, 'not_in_list'],
    ],
    (field, value) => owner.api.post(path, fields({ [field]: value })),
  );

  test('a picture is a body, and so are 20,000 characters', async () => {
    const company = await aCompany(app);
    await company.api.create(path, fields({ body: '<p><img src="https://a.example/a.png" alt=""></p>' }));
    await company.api.create(path, fields({ template_type: 'follow_up', body: 'ł'.repeat(20_000) }));
  });

  refusesBadBodies({ method: 'POST', path: () => path, caller: () => owner.api, body: () => fields() });
});
