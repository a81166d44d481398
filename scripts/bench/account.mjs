// A company that registers, and its owner's calls.
import { URLSearchParams } from 'node:url';
import { Failure } from '../lib/say.mjs';

const { FormData } = globalThis;
const password = 'a-long-password-of-the-bench';

/**
 * Registers a company with an owner.
 * @param {string} name of letters alone
 * @returns the owner's address
 */
export async function register(url, name, language = 'pl') {
  const email = `${name}@bench.example`;
  const registered = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      company_name: name,
      email_name: name,
      email,
      password,
      default_language: language,
    }),
  });
  if (!registered.ok) throw new Failure(`Registering failed: ${await registered.text()}`);
  return email;
}

/** @returns the call `api(method, path, body?)`, whose body is JSON or a form, and the token that it sends */
export async function signIn(url, email, secret = password) {
  const form = new URLSearchParams({ username: email, password: secret });
  const response = await fetch(`${url}/auth/login`, { method: 'POST', body: form });
  if (!response.ok) throw new Failure(`Signing in failed: ${response.status} ${await response.text()}`);
  const { access_token: token } = await response.json();
  const api = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Failure(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { api, token };
}
