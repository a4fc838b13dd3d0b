import { rateLimitTable } from '#platform/rate-limits/limits.ts'

/** RATE_LIMITS for few but very busy visitors. Limits are still counted. */
export const highLimits = Object.keys(rateLimitTable)
  .map((name) => `${name}=9000000/60`)
  .join(',')

/** More capacity than a courier has, for tests that sell many orders at once. */
export const WIDE_SHIFTS = `
  update settings_frete_motoboy set delivery_schedule = delivery_schedule || jsonb_build_object('capacity',
    (select jsonb_agg('{"morning":999,"afternoon":999,"evening":999}'::jsonb) from generate_series(1, 7)))`

interface Place {
  port: number
  databaseUrl: string
  dataDir: string
}

/** Environment of a shop in a process of its own. Nothing of the developer's own settings gets into it. */
export const shopEnvironment = ({ port, databaseUrl, dataDir }: Place) => ({
  PATH: process.env.PATH ?? '',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  CEP_SERVICES: ' ',
  // Simulated visitors have addresses of their own.
  TRUST_PROXY: '1',
})
