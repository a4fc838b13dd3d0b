import { resolve } from 'node:path'
import { z } from 'zod'
import { rateLimitSettings } from '#platform/rate-limits/limits.ts'
import { flag, text } from './setting-types.ts'
import type { Site } from './site.ts'

export const operationSettings = z.object({
  DATA_DIR: text.default('./data'),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  FAST_PATH: flag.default(true),
  RATE_LIMITS: z.string().default(''),
  REQUESTS_PER_CLIENT: z.coerce.number().min(0).max(100_000).default(50),
  HOLD_UNITS_WITHOUT_PURCHASE: z.coerce.number().int().min(1).max(1_000_000).default(24),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  METRICS_ON_LOOPBACK: z.enum(['0', '1']).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'needs at least 12 characters').optional(),
  BACKUP_PUBLIC_KEY: z
    .string()
    .regex(
      /^MCowBQYDK2VuAyEA[A-Za-z0-9+/]{43}=$/,
      'must be the line inside the file of `openssl pkey -pubout`, for X25519',
    )
    .optional(),
  BACKUP_PRIVATE_KEY: z
    .string()
    .regex(
      /^MC4CAQAwBQYDK2VuBCIEI[A-Za-z0-9+/]{43}$/,
      'must be the line inside the file of `openssl genpkey -algorithm X25519`',
    )
    .optional(),
  JOBS: z.enum(['inside', 'apart']).default('inside'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).optional(),
})

type OperationSettings = z.infer<typeof operationSettings>

export function operationFaults(
  env: OperationSettings & { DATABASE_URL?: string | undefined },
  site: Site,
): string[] {
  const faults: string[] = []
  if (env.DATABASE_URL && site.environment === 'production' && !env.SESSION_SECRET) {
    faults.push('SESSION_SECRET: required in production with DATABASE_URL, so that all processes share it')
  }
  for (const { entry, reason } of rateLimitSettings(env.RATE_LIMITS).faults) {
    faults.push(
      `RATE_LIMITS: '${entry}' ${reason === 'malformed' ? 'must look like newsletter=3/3600' : 'names no limit'}`,
    )
  }
  return faults
}

export function operationConfig(env: OperationSettings, site: Site) {
  return {
    dataDir: resolve(env.DATA_DIR),
    sessionSecret: env.SESSION_SECRET,
    logLevel: env.LOG_LEVEL,
    fastPath: env.FAST_PATH,
    rateLimits: env.RATE_LIMITS,
    holdUnitsWithoutPurchase: env.HOLD_UNITS_WITHOUT_PURCHASE,
    requestsPerClient: env.REQUESTS_PER_CLIENT,
    metricsToken: env.METRICS_TOKEN,
    // Off in production: behind a proxy on the same machine, every visitor would appear to come from
    // loopback.
    metricsOnLoopback: (env.METRICS_ON_LOOPBACK ?? (site.environment === 'test' ? '1' : '0')) === '1',
    jobs: env.JOBS,
    backup: {
      passphrase: env.BACKUP_PASSPHRASE,
      publicKey: env.BACKUP_PUBLIC_KEY,
      privateKey: env.BACKUP_PRIVATE_KEY,
    },
    // Gives a load balancer time to notice /readyz; not needed on a local machine.
    drainSeconds: env.DRAIN_SECONDS ?? (site.isLocal ? 0 : 5),
  }
}
