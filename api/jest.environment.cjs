const { TestEnvironment } = require('jest-environment-node');

const SHARED_ERRORS = ['Error', 'TypeError', 'RangeError', 'AggregateError'];

/**
 * Jest runs tests in a context with error classes of its own, where an error from Node itself (a closed connection, a
 * missing file) is no `instanceof Error`. In the product it is; here it has to be as well.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const ordinary = Function.prototype[Symbol.hasInstance];
    for (const name of SHARED_ERRORS) {
      const inside = this.global[name];
      const outside = globalThis[name];
      Object.defineProperty(inside, Symbol.hasInstance, {
        value(error) {
          return ordinary.call(this, error) || (this === inside && error instanceof outside);
        },
      });
    }
  }
};
