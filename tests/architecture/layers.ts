/**
 * Which part of `src` may import which. The first matching layer decides. The table of docs/architecture.md is printed from
 * here (`node tests/architecture/write-table.ts`), and a test compares them.
 */
export interface Layer {
  name: string
  /** Below `src`. */
  path: RegExp
  holds: string
  mayImport: readonly string[]
  /** Imports that leave no trace in the running program. */
  mayImportTypesOf?: readonly string[]
}

/** What a layer may name as a whole, by the name that the table shows. */
const places: Record<string, RegExp> = {
  domain: /^domain\//,
  addresses: /^addresses\.ts$/,
  copy: /^copy\//,
  database: /^database\//,
  ports: /^integrations\/[^/]+\/port\.ts$/,
  integrations: /^integrations\//,
  shop: /^shop\//,
  'clock and log': /^(clock|log)\.ts$/,
  emails: /^emails\//,
  jobs: /^jobs\//,
  config: /^(config|config\/[^/]+|project-root)\.ts$/,
  'project root': /^project-root\.ts$/,
  'web/kit': /^web\/kit\//,
  'web/server': /^web\/server\//,
  'web/fast-path': /^web\/fast-path\//,
  'web (features)': /^web\/(?!(app|kit|server|fast-path)\/)[^/]+\//,
  'web/app': /^web\/(app\/|[^/]+$)/,
  everything: /./,
  'everything but web': /^(?!web\/)/,
}

export const layers: readonly Layer[] = [
  {
    name: 'domain',
    path: /^domain\//,
    holds:
      'rules that would be true in a paper ledger: money, stock words, freight bands, order status table, slugs. No I/O, no clock, no framework, no form, no map',
    mayImport: ['domain'],
  },
  {
    name: 'addresses.ts',
    path: /^addresses\.ts$/,
    holds: 'every path of the shop, and `pathTo`',
    mayImport: [],
  },
  {
    name: 'clock.ts, log.ts',
    path: /^(clock|log)\.ts$/,
    holds: 'time as it is handed in, and the part of the log that the shop uses',
    mayImport: [],
  },
  {
    name: 'copy',
    path: /^copy\//,
    holds: 'every Portuguese sentence, by feature, keyed by code',
    mayImport: ['copy', 'domain', 'addresses'],
  },
  {
    name: 'database',
    path: /^database\//,
    holds: 'connection, embedded server, schema by feature, SQL migrations, seed',
    mayImport: ['database', 'domain', 'config'],
    mayImportTypesOf: ['clock and log'],
  },
  {
    name: 'integrations',
    path: /^integrations\//,
    holds:
      'the outside world, one folder per port: in each `port.ts`, the real adapters, the offline one, one contract suite',
    mayImport: ['integrations', 'domain', 'database', 'copy', 'clock and log', 'project root'],
  },
  {
    name: 'shop',
    path: /^shop\//,
    holds: 'what the shop can do: one use case or query per file, verb-named; the owner’s under `shop/admin`',
    mayImport: ['shop', 'domain', 'addresses', 'clock and log', 'database', 'copy', 'ports'],
    mayImportTypesOf: ['config'],
  },
  {
    name: 'emails',
    path: /^emails\//,
    holds: 'the e-mails as React components, rendered by the jobs',
    mayImport: ['emails', 'domain', 'addresses', 'copy'],
    mayImportTypesOf: ['config', 'shop'],
  },
  {
    name: 'jobs',
    path: /^jobs\//,
    holds: 'what time does: deliver the outbox, expire holds, reconcile payments',
    mayImport: [
      'jobs',
      'domain',
      'addresses',
      'clock and log',
      'copy',
      'database',
      'shop',
      'emails',
      'ports',
    ],
    mayImportTypesOf: ['config'],
  },
  {
    name: 'web/server/functions',
    path: /^web\/server\/functions\//,
    holds: 'how a function of the shop is defined, and refused in words',
    mayImport: ['web/server', 'shop', 'domain', 'addresses', 'copy', 'ports'],
  },
  {
    name: 'web/server',
    path: /^web\/server\//,
    holds: 'HTTP: pipeline, page cache, realtime, files. Knows no sentence, no brand and no component',
    mayImport: ['web/server', 'shop', 'domain', 'addresses', 'ports', 'config'],
  },
  {
    name: 'web/fast-path',
    path: /^web\/fast-path\//,
    holds: 'what reaches past a library’s documented face for speed, behind `FAST_PATH`: figures, fall-backs',
    mayImport: ['web/fast-path'],
  },
  {
    name: 'web/kit',
    path: /^web\/kit\//,
    holds: 'the design system: elements, form kit, toasts, icons, styles, brand',
    mayImport: ['web/kit', 'web/server', 'domain', 'addresses', 'copy'],
    mayImportTypesOf: ['shop', 'ports', 'config'],
  },
  {
    name: 'web/app',
    path: /^web\/(app\/|[^/]+$)/,
    holds: 'root, entries, frames, route table, error pages',
    mayImport: [
      'web/app',
      'web (features)',
      'web/kit',
      'web/server',
      'web/fast-path',
      'shop',
      'domain',
      'addresses',
      'copy',
      'config',
    ],
  },
  {
    name: 'web (features)',
    path: /^web\//,
    holds: 'one folder per feature: its routes (`route.tsx`, `*-route.ts`), their parts, their `*.server.ts`',
    mayImport: [
      'web (features)',
      'web/kit',
      'web/server',
      'web/fast-path',
      'shop',
      'domain',
      'addresses',
      'copy',
      'ports',
      'config',
    ],
  },
  {
    name: 'commands',
    path: /^commands\//,
    holds: 'backup, restore, make an administrator',
    mayImport: ['everything but web'],
  },
  {
    name: 'composition, server.ts',
    path: /^(composition\/|server\.ts$)/,
    holds: 'builds all of this and listens',
    mayImport: ['everything'],
  },
]

const reaches = (names: readonly string[], file: string) =>
  names.some((name) => (places[name] ?? /$^/).test(file))

export function mayImport(layer: Layer, { to, typeOnly }: { to: string; typeOnly: boolean }): boolean {
  return reaches(layer.mayImport, to) || (typeOnly && reaches(layer.mayImportTypesOf ?? [], to))
}

/** The feature of `web` that a file belongs to; undefined outside of the features. */
export function featureOf(file: string): string | undefined {
  if (!places['web (features)']?.test(file)) return undefined
  const [, feature = '', inner = '', deeper] = file.split('/')
  return feature === 'admin' && deeper !== undefined ? `admin/${inner}` : feature
}

/** The table of docs/architecture.md. */
export function layersAsMarkdown(): string {
  const rows = layers.map(({ name, holds, mayImport: whole, mayImportTypesOf: types = [] }) => {
    const others = whole.filter((place) => place !== name)
    const typesOnly = types.length > 0 ? `; types of ${types.join(', ')}` : ''
    return `| \`${name}\` | ${holds} | ${others.join(', ') || 'nothing'}${typesOnly} |`
  })
  return ['| layer | what lives there | may import |', '| --- | --- | --- |', ...rows].join('\n')
}
