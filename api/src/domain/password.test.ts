import { describe, expect, it } from '@jest/globals';
import { passwordFault } from './password.js';

describe('a new password', () => {
  it.each([
    ['', 'too_short'],
    ['a1b2c', 'too_short'],
    ['👍👍👍👍👍', 'too_short'],
    ['123456', 'password_too_common'],
    ['password', 'password_too_common'],
    ['PassWord1', 'password_too_common'],
    ['qwertyuiop', 'password_too_common'],
    ['trustno1', 'password_too_common'],
    ['a'.repeat(201), 'too_long'],
  ])('%j is refused: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  it.each(['frakto-demo', 'zażółć', '👍👍👍👍👍👍', 'x'.repeat(6) + 'kq', ' łódka ', 'a'.repeat(200)])(
    '%j may be used',
    (password) => {
      expect(passwordFault(password)).toBeNull();
    },
  );
});
