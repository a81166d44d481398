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

  it.each([
    ['aaaaaa', 'password_too_weak'],
    ['zzzzzz', 'password_too_weak'],
    ['abcabc', 'password_too_weak'],
    ['frakto', 'password_too_weak'],
    // What somebody who knows the user tries first.
    ['nordmann', 'password_too_weak'],
    ['ola.nordmann', 'password_too_weak'],
    ['ola.nordmann@fjell.example', 'password_too_weak'],
    ['Przewozy Fjell', 'password_too_weak'],
  ])('%j is refused for Ola Nordmann: %s', (password, fault) => {
    const known = ['Ola Nordmann', 'ola.nordmann@fjell.example', 'Przewozy Fjell'];
    expect(passwordFault(password, known)).toBe(fault);
  });

  it.each([
    'frakto-demo',
    'łódka-zażółć',
    'moja-firma',
    ' łódka na Wiśle ',
    'bossknows1',
    'Test1234!',
    'haslo12',
    'Fjell-2026',
    'ab1'.repeat(66),
  ])('%j may be used', (password) => {
    expect(passwordFault(password)).toBeNull();
  });
});
