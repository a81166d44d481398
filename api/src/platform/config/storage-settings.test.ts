import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { createStorage } from '../storage/create-storage.js';
import { FileSystemStorage } from '../storage/file-system-storage.js';
import { S3Storage } from '../storage/s3-storage.js';

const keys = { S3_ACCESS_KEY_ID: 'id-of-key', S3_SECRET_ACCESS_KEY: 'geheim' };
const bucket = { STORAGE_URL: 's3://frakto-files/documents' };
const refusalOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('where files are', () => {
  test.each<[string, NodeJS.ProcessEnv, unknown]>([
    ['the data folder', {}, FileSystemStorage],
    ['a folder', { STORAGE_URL: 'file:///srv/files' }, FileSystemStorage],
    ['a bucket of Amazon’s, with the keys of the machine', { ...bucket, S3_REGION: 'eu-north-1' }, S3Storage],
    ['a bucket of Amazon’s', { ...bucket, ...keys }, S3Storage],
    ['another service', { ...bucket, ...keys, S3_ENDPOINT: 'http://minio:9000' }, S3Storage],
  ])('%s', (_what, environment, kind) => {
    expect(createStorage(readConfig(environment))).toBeInstanceOf(kind);
  });

  test.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['no bucket', { STORAGE_URL: 'minio/files' }, ['STORAGE_URL']],
    ['an endpoint that is no address', { ...bucket, ...keys, S3_ENDPOINT: 'minio:9000' }, ['S3_ENDPOINT']],
    ['keys in the endpoint', { ...bucket, ...keys, S3_ENDPOINT: 'http://a:geheim@minio' }, ['S3_ENDPOINT']],
    ['a word that is none', { ...bucket, S3_FORCE_PATH_STYLE: 'yes' }, ['S3_FORCE_PATH_STYLE']],
    ['a strange region', { ...bucket, S3_REGION: 'eu north' }, ['S3_REGION']],
    ['one key alone', { ...bucket, S3_ACCESS_KEY_ID: 'id' }, ['S3_SECRET_ACCESS_KEY']],
    ['the other alone', { ...bucket, S3_SECRET_ACCESS_KEY: 'geheim' }, ['S3_ACCESS_KEY_ID']],
    [
      'a service without keys',
      { ...bucket, S3_ENDPOINT: 'http://minio:9000' },
      ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ],
    [
      'settings of a bucket without one',
      { ...keys, S3_ENDPOINT: 'http://minio:9000' },
      ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ],
    ['settings of a bucket beside a folder', { STORAGE_URL: 'file:///srv', S3_REGION: 'x' }, ['S3_REGION']],
    ['no bucket, and keys', { ...keys, STORAGE_URL: 'minio' }, ['STORAGE_URL']],
  ])('is told wrong by its name, and no key is told: %s', (_what, environment, names) => {
    const refusal = refusalOf(environment);
    const told = [...refusal.matchAll(/^ {2}(\w+): .*for example \w+=\S/gm)].map(([, name]) => name);
    expect(told).toEqual(names);
    expect(refusal).not.toContain('geheim');
  });
});
