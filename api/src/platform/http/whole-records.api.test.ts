import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../testing/api-caller.js';
import { aClient, aGroup, aSubcontractor } from '../../testing/directory.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);

type Stored = { id: number; name: string };

/** A record that was read and is sent back as a whole, as generic clients of REST do. */
describe('a whole record sent back', () => {
  test.each([
    ['clients-personal', () => aClient(owner)],
    ['clients', () => aClient(owner)],
    ['subcontractors', () => aSubcontractor(owner)],
    ['subcontractor-groups', () => aGroup(owner)],
  ] as const)('changes %s', async (path, make) => {
    const { id } = await make();
    const record = await owner.api.read<Stored>(`/${path}/${id}`);
    const changed = taken(
      await owner.api.put<Stored>(`/${path}/${id}`, { ...record, name: 'Nowa Nazwa' }),
      200,
    );
    expect(changed).toMatchObject({ id, name: 'Nowa Nazwa' });
    expect(await owner.api.read<Stored>(`/${path}/${id}`)).toMatchObject({ name: 'Nowa Nazwa' });
  });

  test('is of the record that the call names; of another, and of none, each field that is not taken is told', async () => {
    const client = await aClient(owner);
    const other = await aClient(owner);
    const path = `/clients-personal/${client.id}`;
    expect(faultsIn(await owner.api.put(path, { id: other.id, name: 'X' }))).toEqual({ id: 'unknown_field' });
    expect(faultsIn(await owner.api.put(path, { source_type: 'personal' }))).toEqual({
      source_type: 'unknown_field',
    });
    expect(faultsIn(await owner.api.post('/clients-personal', { ...client }))).toMatchObject({
      id: 'unknown_field',
    });
  });

  test('changes nothing that nobody can change, and has what is no part of it told', async () => {
    const client = await aClient(owner);
    const path = `/clients-personal/${client.id}`;
    await owner.api.change(path, { ...client, source_type: 'global', name: 'Inna' });
    expect(await owner.api.read(path)).toMatchObject({ source_type: 'personal', name: 'Inna' });
    expect(faultsIn(await owner.api.put(path, { ...client, phnoe: '1' }))).toEqual({
      phnoe: 'unknown_field',
    });
    for (const id of [{ toString: 1 }, [client.id], String(client.id), null])
      expect(faultsIn(await owner.api.put(path, { ...client, id }))).toMatchObject({ id: 'unknown_field' });
  });

  test('has its faults told', async () => {
    const client = await aClient(owner);
    const answer = await owner.api.put(`/clients-personal/${client.id}`, { ...client, email: 'x', name: '' });
    refused(answer, 422, 'validation_failed');
    expect(faultsIn(answer)).toEqual({ email: 'invalid_email', name: 'required' });
  });
});
