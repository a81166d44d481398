import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { unencryptedSettings } from './unencrypted.js';

const db = 'postgresql://frakto:s3cret@db.example.com/frakto';

describe('settings that lead to another machine', () => {
  test.each([
    [{ DATABASE_URL: db }, 'DATABASE_URL: the connection to db.example.com is not encrypted'],
    [
      { DATABASE_URL: `${db}?sslmode=disable` },
      'DATABASE_URL: the connection to db.example.com is not encrypted',
    ],
    [
      { DATABASE_URL: `${db}?sslmode=no-verify` },
      'DATABASE_URL: the certificate of db.example.com is not checked',
    ],
    [
      { DATABASE_URL: 'postgresql://u:s3cret@localhost/frakto?host=db.example.com' },
      'DATABASE_URL: the connection to db.example.com is not encrypted',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com' },
      'SMTP_URL: the connection to mail.example.com is encrypted only if',
    ],
    [
      { SMTP_URL: 'smtp://u:s3cret@mail.example.com?tls=never' },
      'SMTP_URL: the connection to mail.example.com is not encrypted',
    ],
    [
      { SMTP_URL: 'smtps://u:s3cret@mail.example.com?certificate=any' },
      'SMTP_URL: the certificate of mail.example.com is not checked',
    ],
    [
      { IMAP_URL: 'imap://u:s3cret@mail.example.com?tls=never' },
      'IMAP_URL: the connection to mail.example.com is not encrypted',
    ],
    [
      { JOBS_BACKEND: 'mongo', MONGODB_URL: 'mongodb://u:s3cret@m.example.com/frakto' },
      'MONGODB_URL: the connection to m.example.com is not encrypted',
    ],
    [
      { JOBS_BACKEND: 'mongo', MONGODB_URL: 'mongodb+srv://m.example.com/frakto?tlsInsecure=true' },
      'MONGODB_URL: the certificate of m.example.com is not checked',
    ],
    [{ AI_URL: 'http://model.example.com' }, 'AI_URL: the connection to model.example.com is not encrypted'],
    [
      { PUBLIC_URL: 'http://frakto.example.com' },
      'PUBLIC_URL: the connection to frakto.example.com is not encrypted',
    ],
    [
      {
        STORAGE_URL: 's3://files',
        S3_ENDPOINT: 'http://minio:9000',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's3cret',
      },
      'S3_ENDPOINT: the connection to minio is not encrypted',
    ],
  ])('%j are named, and refused where TLS is required', (environment, expected) => {
    const found = unencryptedSettings(readConfig(environment)).map(({ name, fault }) => `${name}: ${fault}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
    expect(found[0]).not.toContain('s3cret');
    expect(() => readConfig({ ...environment, REQUIRE_TLS: 'on' })).toThrow(expected);
  });

  test.each([
    {},
    { DATABASE_URL: `${db}?sslmode=verify-full` },
    { DATABASE_URL: 'postgresql://u:p@127.0.0.1/frakto' },
    { DATABASE_URL: 'postgresql://u:p@[::1]/frakto' },
    { DATABASE_URL: 'postgresql://u:p@localhost/frakto?host=/var/run/postgresql' },
    { SMTP_URL: 'smtp://u:p@mail.example.com' },
    { SMTP_URL: 'smtp+starttls://mail.example.com' },
    { SMTP_URL: 'smtp://localhost:1025' },
    { IMAP_URL: 'imap://u:p@mail.example.com' },
    { JOBS_BACKEND: 'mongo', MONGODB_URL: 'mongodb://m.example.com/frakto?tls=true' },
    { JOBS_BACKEND: 'mongo', MONGODB_URL: 'mongodb+srv://m.example.com/frakto' },
    { MONGODB_URL: 'mongodb://m.example.com/frakto' },
    { AI_URL: 'http://127.0.0.1:8080', PUBLIC_URL: 'https://frakto.example.com' },
  ])('%j are fine, also where TLS is required', (environment) => {
    expect(unencryptedSettings(readConfig({ ...environment, REQUIRE_TLS: 'on' }))).toEqual([]);
  });

  test('with TLS required, whoever listens for others says where people reach it', () => {
    const open = { HOST: '0.0.0.0', DEMO: 'off', REQUIRE_TLS: 'on' };
    expect(() => readConfig(open)).toThrow(/PUBLIC_URL: needed with REQUIRE_TLS=on/);
    readConfig({ ...open, PUBLIC_URL: 'https://frakto.example.com' });
  });
});
