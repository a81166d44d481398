import { jest } from '@jest/globals';

// Two cores carry two products, two browsers and the tests: what a moment without breath breaks gets a second try, and is told.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
