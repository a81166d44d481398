// Who may import whom (see "How the house is built" in the README). Paths are regular expressions.
const TEST = '\\.(test|contract)\\.tsx?$|/[^/]+-test-[^/]+$|/(test|testing|training)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'A cycle makes the order of loading matter and keeps its files from being understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Rules know no server, database or clock; of packages only lists and rules of standards, of Node only its crypto.',
      severity: 'error',
      from: { path: '^api/src/domain/', pathNot: TEST },
      to: {
        pathNot: [
          '^api/src/domain/',
          '^(node:)?crypto$',
          '^node_modules/(@zxcvbn-ts|stdnum|ibantools|libphonenumber-js)/',
        ],
      },
    },
    {
      name: 'ports-know-no-module',
      comment: 'A port and its adapters serve the modules and know none of them.',
      severity: 'error',
      from: { path: '^api/src/ports/' },
      to: { path: '^api/src/(modules|http|generated)/|^api/src/(app|container|main|services)\\.ts$' },
    },
    {
      name: 'controllers-call-services',
      comment:
        'A controller checks input, calls a service and maps the answer; what is stored is not its business.',
      severity: 'error',
      from: { path: '^api/src/modules/.+\\.controller\\.ts$' },
      to: { path: '\\.(queries|entity|job)\\.ts$|^api/src/(db|ports)/' },
    },
    {
      name: 'services-know-no-controller',
      severity: 'error',
      from: { path: '^api/src/modules/', pathNot: ['\\.controller\\.ts$', TEST] },
      to: { path: '\\.controller\\.ts$' },
    },
    {
      name: 'queries-and-entities-are-below-services',
      severity: 'error',
      from: { path: '^api/src/modules/.+\\.(queries|entity|policy)\\.ts$' },
      to: { path: '^api/src/modules/.+\\.(service|job)\\.ts$' },
    },
    {
      name: 'dtos-are-types',
      comment:
        'The contract depends on other parts of the contract and on the words of the domain, on nothing else.',
      severity: 'error',
      from: { path: '^api/src/modules/.+\\.dto\\.ts$' },
      to: {
        path: '^api/src/',
        pathNot: ['\\.dto\\.ts$', '^api/src/http/api-types\\.ts$', '^api/src/domain/'],
      },
    },
    {
      name: 'modules-keep-their-tables',
      comment: "Another module's entities and queries are its own: ask its service.",
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      to: { path: '^api/src/modules/.+\\.(entity|queries)\\.ts$', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'modules-meet-at-services',
      comment:
        'Of another module, its services, policies and types are for everyone; the rest is its inside.',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      to: {
        path: '^api/src/modules/',
        pathNot: ['^api/src/modules/$1/', '\\.(service|dto|policy|entity|queries)\\.ts$'],
      },
    },
    {
      name: 'generated-routes-serve-the-app',
      severity: 'error',
      from: { pathNot: ['^api/src/(app|open-container)\\.ts$', TEST] },
      to: { path: '^api/src/generated/' },
    },
    {
      name: 'server-runs-without-tools',
      comment: 'What the server imports is installed in production.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^api/src/', pathNot: TEST },
      to: { path: '^(sdk|admin-ui|public-forms|api/reference)/' },
    },
    {
      name: 'sdk-stands-alone',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: { path: '^(api|admin-ui|public-forms)/' },
    },
    {
      name: 'screens-use-the-sdk',
      comment: 'Everything a screen knows of the server comes through the package @frakto/sdk.',
      severity: 'error',
      from: { path: '^(admin-ui|public-forms)/' },
      to: { path: '^(api|sdk/(src|scripts)|admin-ui|public-forms|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'public-pages-stay-small',
      comment:
        'Strangers open them on a phone: no administration framework, no library of components or of schemas.',
      severity: 'error',
      from: { path: '^public-forms/src/', pathNot: TEST },
      to: {
        path: [
          'node_modules/(react-admin|ra-[^/]+|@mui|@emotion|@tanstack|react-router[^/]*|zod)/',
          '^sdk/dist/(index|forms|form-parts)\\.',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: '/\\.generating-' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    },
  },
};
