import { resolve } from 'node:path'
import { z } from 'zod'
import { brandName } from '#copy/brand/name.ts'
import { LONGEST_CITY, LONGEST_RECEIVER, toBrCodeText } from '#domain/pix/br-code.ts'
import { LARGEST_PIX_DISCOUNT_PERCENT } from '#domain/pix/pix-discount.ts'
import { parsePixKey } from '#domain/pix/pix-key.ts'
import { parseSender } from '#integrations/mail/envelope.ts'
import { parseWebhookFaults } from '#integrations/payments/offline/webhook-faults.ts'
import { rateLimitSettings } from '#integrations/rate-limits/limits.ts'

/** The environment is read here, once, at start; every fault is reported together. The README's table explains each name. */

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

const url = z.url({ protocol: /^https?$/ })

const urlList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(url))

const DATABASE_URL_FORM =
  'must look like postgres://user@host:5432/database; a password with signs such as / @ : # goes into DATABASE_PASSWORD as it is'

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: DATABASE_URL_FORM }).optional(),
  DATABASE_PASSWORD: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  SEED: z.enum(['demo', 'none']).optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6, 'needs at least 6 characters').optional(),
  SHOP_NAME: z.string().min(1).optional(),
  SHOP_CNPJ: z
    .string()
    .regex(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/, 'must look like 00.000.000/0001-00')
    .optional(),
  SHOP_ADDRESS: z.string().min(1).optional(),
  SHOP_EMAIL: z.email().optional(),
  SHOP_PHONE: z.string().min(8).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
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
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  ALLOW_OFFLINE_MAIL: flag,
  AUTOMATION_WEBHOOK_URLS: urlList,
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: url.optional(),
  STRIPE_PIX: flag,
  STRIPE_INSTALMENTS: flag,
  PIX_KEY: z.string().min(1).optional(),
  PIX_NAME: z.string().min(1).optional(),
  PIX_CITY: z.string().min(1).optional(),
  PIX_DISCOUNT_PERCENT: z.coerce.number().int().min(0).max(LARGEST_PIX_DISCOUNT_PERCENT).default(0),
  PIX_HOLD_MINUTES: z.coerce.number().int().min(30).max(2880).default(120),
  ALLOW_OFFLINE_PAYMENTS: flag,
  OFFLINE_PAYMENTS_WEBHOOKS: z.string().default(''),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_API_BASE: url.optional(),
  NOMINATIM_URL: url.optional(),
  OSRM_URL: url.optional(),
  CEP_SERVICES: z.string().default('viacep,brasilapi'),
  VIACEP_URL: url.default('https://viacep.com.br'),
  BRASILAPI_URL: url.default('https://brasilapi.com.br'),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})

type Environment = z.infer<typeof environmentSchema>

/** What the footer and the law (Decreto 7.962/2013) say about the shop. */
export interface ShopIdentity {
  name: string
  cnpj: string
  address: string
  email: string
  phone: string
}

export type Config = ReturnType<typeof toConfig>

export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The shop cannot start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

export type RawEnvironment = Readonly<Record<string, string | undefined>>

export function parseConfig(environment: RawEnvironment): Config {
  const given = withoutEmpty(environment)
  const parsed = environmentSchema.safeParse(given)
  const faults = parsed.success ? faultsTogether(parsed.data) : faultsOneByOne(given, parsed.error)
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)
  return toConfig(parsed.data)
}

/** Where the shop is to listen, whatever is wrong with the other settings; null when these two are. */
export function addressOf(environment: RawEnvironment): { host: string; port: number } | null {
  const place = environmentSchema.pick({ HOST: true, PORT: true }).safeParse(withoutEmpty(environment))
  return place.success ? { host: place.data.HOST, port: place.data.PORT } : null
}

/** An empty value in a .env file means 'not set'. */
function withoutEmpty(environment: RawEnvironment): RawEnvironment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

/** Each setting's own fault, and what the sound ones do wrong together: nobody should start a shop five times to hear of five. */
function faultsOneByOne(given: RawEnvironment, { issues }: z.ZodError): string[] {
  const faulty = new Set(issues.map(({ path }) => String(path[0])))
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name)))
  const own = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const others = environmentSchema.safeParse(sound)
  if (!others.success) return own
  const isNew = (fault: string) => !namesOf(fault).some((name) => faulty.has(name))
  return [...own, ...faultsTogether(others.data).filter(isNew)]
}

const namesOf = (fault: string) => (fault.split(':')[0] ?? '').split(', ')

const previewHosts =
  /(^|\.)(vercel\.app|netlify\.app|onrender\.com|fly\.dev|lovable\.app|lovableproject\.com)$/

export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

function siteOf(env: Environment): { url: URL; isLocal: boolean; environment: 'production' | 'test' } {
  const site = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`)
  const isLocal = isLocalHost(site.hostname)
  return {
    url: site,
    isLocal,
    environment: isLocal || previewHosts.test(site.hostname) ? 'test' : 'production',
  }
}

/** Rules that concern more than one setting. */
function faultsTogether(env: Environment): string[] {
  const faults: string[] = []
  const site = siteOf(env)
  const together = (names: (keyof Environment)[], reason: string) => {
    const set = names.filter((name) => env[name] !== undefined)
    if (set.length > 0 && set.length < names.length) {
      faults.push(`${names.join(', ')}: ${reason}, or leave them all out`)
    }
  }
  together(['ADMIN_EMAIL', 'ADMIN_PASSWORD'], 'set both')
  together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'], 'set all three')
  together(['PIX_KEY', 'PIX_NAME', 'PIX_CITY'], 'set all three')
  faults.push(...databaseFaults(env), ...pixFaults(env))
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'set both')
  together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'set all four')
  if (env.SITE_URL && (site.url.pathname !== '/' || site.url.search || site.url.hash)) {
    faults.push('SITE_URL: must be an origin such as https://loja.exemplo.com.br, without a path')
  }
  if (!site.isLocal) {
    for (const name of ['SHOP_NAME', 'SHOP_CNPJ', 'SHOP_ADDRESS', 'SHOP_EMAIL', 'SHOP_PHONE'] as const) {
      if (!env[name]) faults.push(`${name}: required on a public address (Decreto 7.962/2013)`)
    }
    if (!env.STRIPE_SECRET_KEY && !env.PIX_KEY && !env.ALLOW_OFFLINE_PAYMENTS) {
      faults.push(
        'STRIPE_SECRET_KEY: required on a public address without PIX_KEY; ALLOW_OFFLINE_PAYMENTS=1 accepts test cards only',
      )
    }
    if (!env.SMTP_URL && !env.ALLOW_OFFLINE_MAIL) {
      faults.push('SMTP_URL: required on a public address; ALLOW_OFFLINE_MAIL=1 writes mail to files instead')
    }
  }
  try {
    if (env.MAIL_FROM) parseSender(env.MAIL_FROM)
  } catch (error) {
    faults.push((error as Error).message)
  }
  try {
    parseWebhookFaults(env.OFFLINE_PAYMENTS_WEBHOOKS)
  } catch (error) {
    faults.push((error as Error).message)
  }
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

/** What cannot stand in a Pix code, said at start and not to the first customer. */
function pixFaults({ PIX_KEY, PIX_NAME, PIX_CITY }: Environment): string[] {
  const faults: string[] = []
  if (PIX_KEY !== undefined && !parsePixKey(PIX_KEY)) {
    faults.push(
      'PIX_KEY: is no Pix key; write a CPF, a CNPJ, a phone with +55, an e-mail address or a random key, check digits included',
    )
  }
  const texts = [
    ['PIX_NAME', PIX_NAME, LONGEST_RECEIVER],
    ['PIX_CITY', PIX_CITY, LONGEST_CITY],
  ] as const
  for (const [name, text, longest] of texts) {
    const plain = toBrCodeText(text ?? 'x')
    if (plain.length < 1 || plain.length > longest || !/^[\x20-\x7e]+$/.test(plain)) {
      faults.push(`${name}: a Pix code has room for ${longest} letters, digits and signs without emoji`)
    }
  }
  return faults
}

/** The owner's own key, as it stands in a code; undefined when she has none. */
function ownPixKeyOf({ PIX_KEY, PIX_NAME, PIX_CITY }: Environment) {
  const key = parsePixKey(PIX_KEY ?? '')
  if (!key || !PIX_NAME || !PIX_CITY) return undefined
  return { key: key.value, receiver: toBrCodeText(PIX_NAME), city: toBrCodeText(PIX_CITY) }
}

/** The password may hold any character; in an address it must be written in another way. */
function databaseUrlOf({ DATABASE_URL, DATABASE_PASSWORD }: Environment): string | undefined {
  if (!DATABASE_URL || !DATABASE_PASSWORD) return DATABASE_URL
  const url = new URL(DATABASE_URL)
  url.password = encodeURIComponent(DATABASE_PASSWORD)
  return url.href
}

/** A slash in the password ends the host's name too early: the rest, '@' included, is then taken for the database's name. */
function databaseFaults({ DATABASE_URL, DATABASE_PASSWORD }: Environment): string[] {
  if (!DATABASE_URL) return DATABASE_PASSWORD ? ['DATABASE_PASSWORD: needs a DATABASE_URL'] : []
  const url = new URL(DATABASE_URL)
  if (`${url.pathname}${url.search}${url.hash}`.includes('@')) return [`DATABASE_URL: ${DATABASE_URL_FORM}`]
  if (DATABASE_PASSWORD && !url.username) return ['DATABASE_URL: names no user for DATABASE_PASSWORD']
  return []
}

function toConfig(env: Environment) {
  const site = siteOf(env)
  const identity: ShopIdentity = {
    name: env.SHOP_NAME ?? brandName,
    cnpj: env.SHOP_CNPJ ?? '00.000.000/0001-00',
    address: env.SHOP_ADDRESS ?? 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
    email: env.SHOP_EMAIL ?? 'ola@lumeecoco.exemplo.com.br',
    phone: env.SHOP_PHONE ?? '(11) 99999-0000',
  }
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: site.url.origin,
    isLocalSite: site.isLocal,
    environment: site.environment,
    trustedProxies: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    database: { url: databaseUrlOf(env), poolSize: env.DATABASE_POOL_SIZE },
    // Demo data never appears on a public shop unless its owner asks for it by name.
    seed: env.SEED ?? (site.isLocal ? 'demo' : 'none'),
    sessionSecret: env.SESSION_SECRET,
    administrator:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD }
        : undefined,
    identity,
    logLevel: env.LOG_LEVEL,
    fastPath: env.FAST_PATH,
    rateLimits: env.RATE_LIMITS,
    holdUnitsWithoutPurchase: env.HOLD_UNITS_WITHOUT_PURCHASE,
    requestsPerClient: env.REQUESTS_PER_CLIENT,
    metricsToken: env.METRICS_TOKEN,
    // A proxy on the same machine that passes everything on would show them to everybody.
    metricsOnLoopback: (env.METRICS_ON_LOOPBACK ?? (site.environment === 'test' ? '1' : '0')) === '1',
    jobs: env.JOBS,
    backup: {
      passphrase: env.BACKUP_PASSPHRASE,
      publicKey: env.BACKUP_PUBLIC_KEY,
      privateKey: env.BACKUP_PRIVATE_KEY,
    },
    // A balancer asks /readyz every few seconds; on one's own machine nobody does.
    drainSeconds: env.DRAIN_SECONDS ?? (site.isLocal ? 0 : 5),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${identity.name} <${identity.email}>`,
      senderName: parseSender(env.MAIL_FROM ?? `${identity.name} <${identity.email}>`).name || identity.name,
      replyTo: identity.email,
    },
    automationWebhookUrls: env.AUTOMATION_WEBHOOK_URLS,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiBase: env.STRIPE_API_BASE,
            pix: env.STRIPE_PIX,
            instalments: env.STRIPE_INSTALMENTS,
          }
        : undefined,
    ownPixKey: ownPixKeyOf(env),
    pixDiscountPercent: env.PIX_DISCOUNT_PERCENT,
    pixHoldMinutes: env.PIX_HOLD_MINUTES,
    // A public shop with a Pix key and without Stripe takes no cards at all, least of all test cards.
    takesTestPayments: site.isLocal || env.ALLOW_OFFLINE_PAYMENTS,
    offlinePaymentsWebhooks: env.OFFLINE_PAYMENTS_WEBHOOKS,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : undefined,
    googleMaps: env.GOOGLE_MAPS_API_KEY
      ? { apiKey: env.GOOGLE_MAPS_API_KEY, apiBase: env.GOOGLE_MAPS_API_BASE }
      : undefined,
    nominatimUrl: env.NOMINATIM_URL,
    osrmUrl: env.OSRM_URL,
    cep: {
      services: env.CEP_SERVICES.split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      viaCepUrl: env.VIACEP_URL,
      brasilApiUrl: env.BRASILAPI_URL,
    },
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
  }
}
