import { describe, expect, test } from '@jest/globals';
import { parseStorageUrl } from './storage-url.js';

describe('parseStorageUrl', () => {
  test.each([
    ['s3://frakto-files', { kind: 's3', bucket: 'frakto-files', prefix: '' }],
    ['s3://frakto-files/', { kind: 's3', bucket: 'frakto-files', prefix: '' }],
    ['s3://frakto-files/documents', { kind: 's3', bucket: 'frakto-files', prefix: 'documents/' }],
    [
      's3://files.frakto.example/a_b/C.d/',
      { kind: 's3', bucket: 'files.frakto.example', prefix: 'a_b/C.d/' },
    ],
    ['file:///var/lib/frakto', { kind: 'folder', folder: '/var/lib/frakto' }],
    ['file:///with%20space', { kind: 'folder', folder: '/with space' }],
  ])('%s', (text, expected) => {
    expect(parseStorageUrl(text)).toEqual(expected);
  });

  test.each([
    ['/var/lib/frakto', /begins neither/],
    ['https://s3.example.com/bucket', /begins neither/],
    ['S3://frakto-files', /begins neither/],
    ['s3://', /names no bucket/],
    ['s3:///documents', /names no bucket/],
    ['s3://ab', /names no bucket/],
    ['s3://Frakto', /names no bucket/],
    ['s3://frakto..files', /names no bucket/],
    ['s3://key:secret@frakto-files', /names no bucket/],
    ['s3://frakto-files/a//b', /prefix/],
    ['s3://frakto-files/../b', /prefix/],
    ['s3://frakto-files/a/./b', /prefix/],
    ['s3://frakto-files/a?region=x', /prefix/],
    ['s3://frakto-files/ą', /prefix/],
    ['s3://frakto-files/a\nb', /prefix/],
    [`s3://frakto-files/${'a'.repeat(201)}`, /prefix/],
    ['file://server/share', /no folder of this machine/],
    ['file:relative', /no folder of this machine/],
    ['file:///folder?x=1', /must end after the folder/],
  ])('refuses %j', (text, reason) => {
    expect(() => parseStorageUrl(text)).toThrow(reason);
  });
});
