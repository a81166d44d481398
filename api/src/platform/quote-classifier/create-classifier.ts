import type { Config } from '../config/config.js';
import { ChatClassifier } from './chat-classifier.js';
import { EmbeddedClassifier } from './embedded-classifier.js';
import type { QuoteClassifier } from './quote-classifier.port.js';

/** The classifier that the settings name: a model where there is one, otherwise the product's own. */
export function createClassifier({
  AI_URL: url,
  AI_KEY: key,
  AI_MODEL: model,
}: Pick<Config, 'AI_URL' | 'AI_KEY' | 'AI_MODEL'>): QuoteClassifier {
  return url ? new ChatClassifier({ url, key, model }) : new EmbeddedClassifier();
}
