import { z } from 'zod'
import { normaliseEmail } from '#platform/domain/email.ts'
import { parseTaxId, type ShopIdentity } from '#platform/domain/shop-identity.ts'
import { isLocalHost } from './local-host.ts'
import { faultsOfHalf, text, url } from './setting-types.ts'

export const siteSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: url.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SEED: z.enum(['demo', 'none']).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6, 'needs at least 6 characters').optional(),
  SHOP_NAME: text.optional(),
  SHOP_CNPJ: z
    .string()
    .refine((typed) => parseTaxId(typed) !== null, 'must be a CNPJ or a CPF, with its right check digits')
    .transform((typed) => parseTaxId(typed)?.text ?? '')
    .optional(),
  SHOP_ADDRESS: text.optional(),
  SHOP_EMAIL: z.email().optional(),
  SHOP_PHONE: z.string().min(8).optional(),
})

type SiteSettings = z.infer<typeof siteSettings>

const previewHosts =
  /(^|\.)(vercel\.app|netlify\.app|onrender\.com|fly\.dev|lovable\.app|lovableproject\.com)$/

export interface Site {
  url: URL
  isLocal: boolean
  environment: 'production' | 'test'
}

export function readSite(env: SiteSettings): Site {
  const site = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`)
  const isLocal = isLocalHost(site.hostname)
  return {
    url: site,
    isLocal,
    environment: isLocal || previewHosts.test(site.hostname) ? 'test' : 'production',
  }
}

export function siteFaults(env: SiteSettings, { url: { pathname, search, hash } }: Site): string[] {
  const faults = faultsOfHalf(env, ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], 'set both')
  if (env.SITE_URL && (pathname !== '/' || search || hash)) {
    faults.push('SITE_URL: must be an origin such as https://loja.exemplo.com.br, without a path')
  }
  return faults
}

function readIdentity(env: SiteSettings): ShopIdentity {
  return {
    name: env.SHOP_NAME ?? '',
    taxId: env.SHOP_CNPJ ?? '',
    address: env.SHOP_ADDRESS ?? '',
    email: env.SHOP_EMAIL ?? '',
    phone: env.SHOP_PHONE ?? '',
  }
}

export function siteConfig(env: SiteSettings, site: Site) {
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: site.url.origin,
    isLocalSite: site.isLocal,
    environment: site.environment,
    trustedProxies: env.TRUST_PROXY,
    // A public shop gets demo data only if SEED requests it.
    seed: env.SEED ?? (site.isLocal ? 'demo' : 'none'),
    administrator:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: normaliseEmail(env.ADMIN_EMAIL), password: env.ADMIN_PASSWORD }
        : undefined,
    identity: readIdentity(env),
  }
}
