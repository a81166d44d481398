// Who may import whom (see "How the house is built" in the README). Paths are regular expressions.
const TEST = '\\.(test|contract)\\.tsx?$|/[^/]+-test-[^/]+$|/(test|testing|training)/';

/** A module imports those above it in the list, never one below: what a lower one needs of it comes through its own interfaces. */
function oneWay(modules) {
  return modules.slice(0, -1).map((module, index) => ({
    name: `${module}-is-above`,
    severity: 'error',
    from: { path: `^api/src/modules/${module}/`, pathNot: TEST },
    to: { path: `^api/src/modules/(${modules.slice(index + 1).join('|')})/` },
  }));
}

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
      name: 'rules-are-pure',
      comment:
        'Rules know no server, database or clock; of packages only lists and rules of standards, of Node only its crypto.',
      severity: 'error',
      from: {
        path: '^api/src/(kernel/(money|time|text|contact|links|order)|modules/[^/]+/rules)/',
        pathNot: TEST,
      },
      to: {
        pathNot: [
          '^api/src/kernel/(domain-error\\.ts$|(money|time|text|contact|links|order)/)',
          '^api/src/modules/[^/]+/rules/',
          '^(node:)?crypto$',
          '^node_modules/(@zxcvbn-ts|stdnum|ibantools|libphonenumber-js)/',
        ],
      },
    },
    {
      name: 'kernel-knows-nobody',
      comment: 'What all may use uses none of it.',
      severity: 'error',
      from: { path: '^api/src/kernel/', pathNot: TEST },
      to: { path: '^api/src/', pathNot: '^api/src/kernel/' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Server, database, ports and their adapters serve the modules and know none of them.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: TEST },
      to: { path: '^api/src/', pathNot: '^api/src/(kernel|platform)/' },
    },
    ...oneWay(['identity', 'directory', 'correspondence', 'shipment', 'billing', 'insight']),
    {
      name: 'modules-know-no-application',
      comment: 'The application folds the modules together; they know neither it nor what it generates.',
      severity: 'error',
      from: { path: '^api/src/modules/', pathNot: TEST },
      to: { path: '^api/src/', pathNot: '^api/src/(kernel|platform|modules)/' },
    },
    {
      name: 'modules-have-doors',
      comment: 'Of another module there is what its `index.ts` names.',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      to: {
        path: '^api/src/modules/',
        pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'application-uses-doors',
      comment: 'The application sees of a module its door and its wiring.',
      severity: 'error',
      from: { path: '^api/src/(?!modules/)', pathNot: [TEST, '^api/src/generated/'] },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/[^/]+/(index|module)\\.ts$' },
    },
    {
      name: 'controllers-call-services',
      comment:
        'A controller checks input, calls a service and maps the answer; what is stored is not its business.',
      severity: 'error',
      from: { path: '^api/src/modules/.+\\.controller\\.ts$' },
      to: { path: '\\.(queries|entity|job)\\.ts$|^api/src/platform/(?!http/)' },
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
        pathNot: [
          '\\.dto\\.ts$',
          '^api/src/platform/http/api-types\\.ts$',
          '^api/src/(kernel|modules/[^/]+/rules)/',
          '^api/src/modules/[^/]+/index\\.ts$',
        ],
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
      name: 'kit-knows-no-feature',
      comment: 'Screens are made of the kit; it knows neither them nor the application that shows them.',
      severity: 'error',
      from: { path: '^admin-ui/src/kit/', pathNot: TEST },
      to: { path: '^admin-ui/src/', pathNot: '^admin-ui/src/kit/' },
    },
    {
      name: 'features-know-no-application',
      comment: 'The application opens the features; they use the kit, and each other without cycles.',
      severity: 'error',
      from: { path: '^admin-ui/src/features/', pathNot: TEST },
      to: { path: '^admin-ui/src/', pathNot: '^admin-ui/src/(features|kit)/' },
    },
    {
      name: 'features-use-each-other-one-way',
      severity: 'error',
      scope: 'folder',
      from: { path: '^admin-ui/src/features/[^/]+$' },
      to: { circular: true, path: '^admin-ui/src/features/[^/]+$' },
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
