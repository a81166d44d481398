import { describe, expect, test } from '@jest/globals';
import { isCleanupAllowed, readConfig, sqlModeOf } from './config.js';

const url = 'postgresql://frakto:secret@db.example.com/frakto';
const set = (environment: NodeJS.ProcessEnv) => {
  const config = readConfig(environment);
  return [sqlModeOf(config), isCleanupAllowed(config)];
};

describe('what administrators may do to the database', () => {
  test('is nothing, unless it is said', () => {
    expect(set({ DATABASE_URL: url })).toEqual(['off', false]);
    expect(set({ DEMO: 'off' })).toEqual(['off', false]);
    expect(set({ DATABASE_URL: url, ADMIN_SQL: 'read' })).toEqual(['read', false]);
    expect(set({ DATABASE_URL: url, ADMIN_SQL: 'write', ADMIN_CLEANUP: 'on' })).toEqual(['write', true]);
  });

  test('is reading and cleaning in the demo, unless it is said otherwise', () => {
    expect(set({})).toEqual(['read', true]);
    expect(set({ DATABASE_URL: url, DEMO: 'on' })).toEqual(['read', true]);
    expect(set({ ADMIN_SQL: 'off', ADMIN_CLEANUP: 'off' })).toEqual(['off', false]);
  });

  test('is told wrong by its name', () => {
    expect(() => readConfig({ ADMIN_SQL: 'on', ADMIN_CLEANUP: 'yes' })).toThrow(/ADMIN_SQL[^]*ADMIN_CLEANUP/);
    expect(() => readConfig({ AI_URL: 'ftp://model.example' })).toThrow(/AI_URL/);
  });
});
