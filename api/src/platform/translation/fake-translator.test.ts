import { FakeTranslator } from './fake-translator.js';
import { describeTranslator } from './translator.contract.js';

describeTranslator(() => {
  const translator = new FakeTranslator();
  return {
    translator,
    goAway: () => {
      translator.isAway = true;
      return Promise.resolve();
    },
  };
});
