const of = globalThis;
export const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, expect } = of;
const set = (name, value) => {
  globalThis[Symbol.for(name)] = value;
};
/** The part of jest's object that our tests use. */
export const jest = {
  spyOn: (...words) => globalThis.__jest.mocker.spyOn(...words),
  setTimeout: (milliseconds) => set('TEST_TIMEOUT_SYMBOL', milliseconds),
  retryTimes(times, options) {
    set('RETRY_TIMES', times);
    set('LOG_ERRORS_BEFORE_RETRY', options?.logErrorsBeforeRetry);
  },
};
