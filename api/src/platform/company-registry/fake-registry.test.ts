import { describeRegistry, registered } from './company-registry.contract.js';
import { FakeRegistry } from './fake-registry.js';

describeRegistry(() => {
  const registry = new FakeRegistry(registered);
  return {
    registry,
    goAway: () => {
      registry.isAway = true;
      return Promise.resolve();
    },
  };
});
