import { expect, test } from '@jest/globals';
import pg from 'pg';
import { addressAs } from './sql-address.js';

test.each([
  ['as most are', 'postgresql://postgres:secret@db.example:5433/frakto'],
  ['without a user', 'postgresql://db.example/frakto'],
  ['that names its user by a parameter', 'postgresql://db.example/frakto?user=postgres&password=secret'],
  ['of a socket', 'postgresql:///frakto?host=/var/run/postgresql'],
])('an address %s leads to the same database with the other role', (_what, url) => {
  const [before, after] = [url, addressAs(url, 'frakto_sql_read', 'p/ä?&')].map(
    (connectionString) => new pg.Client({ connectionString }),
  );
  expect(after).toMatchObject({ user: 'frakto_sql_read', password: 'p/ä?&' });
  expect(after).toMatchObject({ host: before?.host, port: before?.port, database: 'frakto' });
});
