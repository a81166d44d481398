import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { mailLanguages } from '../../../kernel/text/language.js';
import { mailTypes } from '../outbox/built-in/mail-template.js';
import type { CurrentEmailText, EmailText } from './template.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/email-templates';

describe('the built-in text', () => {
  test('is there for every type in every language, for everybody of a company', async () => {
    const worker = await aCollaborator(app, owner);
    const subjects = new Set<string>();
    for (const type of mailTypes) {
      for (const language of mailLanguages) {
        const text = await worker.api.read<EmailText>(`${path}/built-in/${type}`, { language });
        expect(text).toMatchObject({ template_type: type, language });
        expect(text.body).toMatch(/^<p>.*\{\{name\}\}/);
        expect(text.sample_details).toContain('Gdańsk');
        subjects.add(text.subject);
      }
    }
    expect(subjects.size).toBe(mailTypes.length * mailLanguages.length);
  });

  test('is in the reader’s language unless another is asked for', async () => {
    const read = (language: string) =>
      owner.api.reading(language).read<EmailText>(`${path}/built-in/offers_to_client`);
    expect(await read('pl')).toMatchObject({
      language: 'pl',
      subject: 'Oferta transportowa',
      action: 'Zobacz i przyjmij ofertę',
      sample_details: expect.stringMatching(/Oferta 48.*Cena netto.*4.800,00.PLN/s),
    });
    expect((await read('nb')).language).toBe('no');
    expect((await read('fr')).language).toBe('pl');
  });

  test('of a type or in a language that there is not is refused', async () => {
    refused(await owner.api.get(`${path}/built-in/newsletter`), 404, 'not_found');
    refused(await owner.api.get(`${path}/current/newsletter`), 404, 'not_found');
    const inSwedish = await owner.api.get(`${path}/built-in/follow_up`, { language: 'sv' });
    expect(faultsIn(inSwedish)).toEqual({ language: 'not_in_list' });
  });

  test('stays what it is when the company has its own', async () => {
    const company = await aCompany(app);
    const read = () => company.api.read<EmailText>(`${path}/built-in/follow_up`, { language: 'en' });
    const before = await read();
    await company.api.create(path, { template_type: 'follow_up', body: 'Our own' });
    expect(await read()).toEqual(before);
  });
});

describe('the current text', () => {
  const read = (company: { api: typeof owner.api }, language: string) =>
    company.api.read<CurrentEmailText>(`${path}/current/offers_to_client`, { language });

  test('is the built-in one until the company has its own, which wins in every language', async () => {
    const company = await aCompany(app);
    const worker = await aCollaborator(app, company);
    const builtIn = await company.api.read<EmailText>(`${path}/built-in/offers_to_client`, {
      language: 'de',
    });
    expect(await read(worker, 'de')).toEqual({ ...builtIn, is_own: false });
    const body = '<p>Guten <b>Tag</b></p><script>alert(1)</script>';
    const { id } = await company.api.create<{ id: number }>(path, {
      template_type: 'offers_to_client',
      body,
    });
    const own = { ...builtIn, body: '<p>Guten <b>Tag</b></p>', is_own: true };
    expect(await read(worker, 'de')).toEqual(own);
    const inPolish = { language: 'pl', subject: 'Oferta transportowa', body: own.body, is_own: true };
    expect(await read(worker, 'pl')).toMatchObject(inPolish);
    expect(await read(owner, 'de')).toEqual({ ...builtIn, is_own: false });
    await company.api.remove(`${path}/${id}`);
    expect(await read(worker, 'de')).toEqual({ ...builtIn, is_own: false });
  });
});
