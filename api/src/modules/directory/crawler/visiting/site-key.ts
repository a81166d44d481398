import { portOf } from '../../../../platform/web-fetch/address-guard.js';

/** What tells websites apart: the host, with its port where that is not the usual one. `www.` makes no difference. */
export function siteKey(url: URL): string {
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  const isUsual = url.port === '' || portOf(url) === 80 || portOf(url) === 443;
  return isUsual ? host : `${host}:${url.port}`;
}

/** An address without what makes no other page of it. */
export function pageKey(url: URL): string {
  const { pathname, search } = url;
  return `${siteKey(url)}${pathname.replace(/\/(index\.(html?|php))?$/i, '')}${search}`;
}
