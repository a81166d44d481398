import { FakeWeb } from './fake-web.js';
import { contractPages, describeWeb } from './web-fetch.contract.js';

const site = 'https://meble.example';
const web = new FakeWeb({
  [`${site}/`]: contractPages.home,
  [`${site}/kontakt`]: contractPages.contact,
  [`${site}/moved`]: { redirect: '/kontakt' },
  [`${site}/picture`]: { fault: 'not_a_page' },
  [`${site}/dead`]: { fault: 'unreachable' },
});

describeWeb(() => ({ web, site }));
