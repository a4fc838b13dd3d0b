/** Modules from bottom to top: each may import the ones before it. docs/architecture.md says what each holds. */
const modules = [
  'platform',
  'settings',
  'ui',
  'accounts',
  'delivery',
  'catalogue',
  'orders',
  'workshop',
  'payments',
  'checkout',
  'fulfilment',
  'content',
  'customers',
  'office',
  'demo',
  'app',
]

/** Files of `src` itself that build or start the application. */
const roots = '^src/(root|routes|server|entry[.]client|entry[.]server)[.]'

const above = (module) => `^src/(${modules.slice(modules.indexOf(module) + 1).join('|')})/`

const order = modules.slice(0, -1).map((module) => ({
  name: `${module} imports only from below`,
  severity: 'error',
  from: { path: `^src/${module}/` },
  to: { path: [above(module), roots] },
}))

/** Kinds of files inside a module, and what each may not import. */
const layers = [
  ['domain', ['use-cases', 'schema', 'storefront', 'admin', 'emails', 'providers', 'copy']],
  ['copy', ['use-cases', 'schema', 'storefront', 'admin', 'emails', 'providers']],
  ['schema', ['use-cases', 'storefront', 'admin', 'emails', 'providers', 'copy']],
  ['use-cases', ['storefront', 'admin', 'emails']],
  ['emails', ['use-cases', 'schema', 'storefront', 'admin']],
].map(([layer, others]) => ({
  name: `${layer} imports no ${others.join(', ')}`,
  severity: 'error',
  from: { path: `/${layer}[./]` },
  to: { path: `/(${others.join('|')})[./]`, dependencyTypesNot: ['type-only'] },
}))

module.exports = {
  forbidden: [
    ...order,
    ...layers,
    {
      name: 'browser code imports no server code',
      comment: 'Types are erased. What ends in .server.ts, and route modules, are split by the build.',
      severity: 'error',
      from: { path: ['^src/ui/', '/(storefront|admin)/'], pathNot: ['[.]server[.]ts$', '[/-]route[.]tsx?$'] },
      to: {
        path: [
          '^src/platform/(config/config|database|jobs|operations|storage)',
          '/(use-cases|providers)/',
          '/schema[./]',
          '[.]server[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages are private to their module',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: '^src/app/' },
      to: { path: '[/-]route[.]tsx?$', pathNot: '^src/$1/' },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    exclude: { path: ['[.]test[.]tsx?$', '[+]types/', '^tests/'] },
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^src/',
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.css', '.json'],
    },
  },
}
