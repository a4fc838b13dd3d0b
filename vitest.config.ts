import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isFullRun } from './lab/full-run.ts'
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts'

keepTemporaryFilesInMemory()

const databaseTests = {
  include: ['src/**/*.db.test.ts', 'tests/database/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** What another version of PostgreSQL may do otherwise: migrations, locks, plans, queues. `EVERY_SERVER=1` runs all. */
const onSecondServer = process.env.EVERY_SERVER
  ? databaseTests.include
  : [
      'src/platform/database/*.db.test.ts',
      ...(isFullRun ? ['src/app/commands/**/*.db.test.ts'] : []),
      'src/{app,platform}/jobs/{outbox,run-jobs}.db.test.ts',
      'src/checkout/purchase/use-cases/{start-checkout,size-races}.db.test.ts',
      'src/payments/use-cases/settle-payment.db.test.ts',
      'src/catalogue/search/use-cases/search-list.db.test.ts',
      'tests/database/**/*.test.ts',
    ]

/** React has a second form for developers, which takes twice as long to write a page. */
const asVisitorsGetIt = { NODE_ENV: 'production' }

const drizzle = ['', '/errors', '/migrator', '/node-postgres', '/pg-core'].map((part) => `drizzle-orm${part}`)

export default defineConfig({
  test: {
    environment: 'node',
    // No retries: a test that passes the second time hides what people will meet. Limits are for what never comes.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Test files share a process and its modules, which halves the time; what one replaces is put back after each test.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // One more than cores: a test waits for a quarter of its time, for PostgreSQL, other processes or a time limit.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    env: { TZ: 'UTC' },
    // As one file: Node would read Drizzle's large package.json for each of its files, in every test file anew.
    deps: { optimizer: { ssr: { enabled: true, include: drizzle } } },
    // Built already: to transform its four megabytes once more takes over a second of each process.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'lab/load/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...databaseTests,
          name: 'database-embedded',
          globalSetup: './tests/support/embedded-server.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...databaseTests,
          name: 'database-server',
          include: onSecondServer,
          globalSetup: './tests/support/second-server.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'request',
          env: asVisitorsGetIt,
          include: ['tests/request/**/*.test.ts', 'lab/{nodes,fuzz,screenshots}/**/*.test.ts'],
          exclude: isFullRun ? [] : ['lab/nodes/backup-under-load.test.ts'],
          globalSetup: './tests/support/seeded-shop.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Pages and forms once more on documented ways only: each trick of the fast path has its fall-back.
          name: 'request-without-fast-path',
          include: [
            'cart',
            'foundation',
            'storefront',
            ...(isFullRun ? ['orders', 'profile', 'sign-in'] : []),
          ].map((name) => `tests/request/${name}.test.ts`),
          globalSetup: './tests/support/seeded-shop.setup.ts',
          env: { ...asVisitorsGetIt, FAST_PATH: '0' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: ['lab/chaos/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database-launcher',
          include: ['tests/embedded/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
