import type { Config } from '../config/config.js';
import { DeeplTranslator } from './deepl-translator.js';
import { LibreTranslator } from './libre-translator.js';
import type { Translator } from './translation.port.js';

/** The translator that the settings name; null when they name none. */
export function createTranslator({
  TRANSLATE_URL: url,
  TRANSLATE_API,
  TRANSLATE_KEY: key,
}: Pick<Config, 'TRANSLATE_URL' | 'TRANSLATE_API' | 'TRANSLATE_KEY'>): Translator | null {
  if (!url) return null;
  const isDeepl = /(^|\.)deepl\.com$/i.test(new URL(url).hostname);
  const api = TRANSLATE_API ?? (isDeepl ? 'deepl' : 'libretranslate');
  return api === 'deepl' ? new DeeplTranslator({ url, key }) : new LibreTranslator({ url, key });
}
