const { ModuleMocker } = require('jest-mock');

const settings = ['RETRY_TIMES', 'LOG_ERRORS_BEFORE_RETRY', 'TEST_TIMEOUT_SYMBOL', 'EVENT_HANDLERS'];

/** Node itself: no context of its own around each file (jest.runtime.cjs says why). */
module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #console = globalThis.console;
  #exit = process.exit;

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    // Node maps stacks to sources by itself; what Jest puts in the way knows of none.
    delete Error.prepareStackTrace;
    // What the former file of this process set holds for it alone.
    for (const name of settings) delete globalThis[Symbol.for(name)];
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#console;
    process.exit = this.#exit;
  }
};
