export interface CspExtras {
  scripts?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
  images?: readonly string[]
  /** Includes redirect targets of forms, e.g. the identity provider. */
  forms?: readonly string[]
}

/** Inline scripts and styles are allowed by nonce, or by hashes in cached pages. */
export type InlineAllowance = { nonce: string } | { scriptHashes: string[]; styleHashes: string[] }

export interface SecurityHeaders {
  common: readonly string[]
  forDocument(inline: InlineAllowance): string[]
  forData: readonly string[]
  /** Emails embed the shop's images, so other sites may load these files. */
  forFiles: readonly string[]
}

/** Stripe's script must be loaded from Stripe, loads more scripts and shows fields in iframes. */
export const stripeCspExtras: CspExtras = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

const ONE_YEAR_SECONDS = 31_536_000

export function createSecurityHeaders(options: { siteUrl: string; cspExtras?: CspExtras }): SecurityHeaders {
  const isSecure = options.siteUrl.startsWith('https:')
  const extras = options.cspExtras ?? {}
  const always = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(isSecure ? [['Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`]] : []),
  ].flat()
  const common = [...always, 'Cross-Origin-Resource-Policy', 'same-origin']
  const document = [
    ...common,
    // A wallet may open a popup from the provider's iframe and must be able to reply to it.
    ['Cross-Origin-Opener-Policy', extras.frames?.length ? 'same-origin-allow-popups' : 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Permissions-Policy', permissionsPolicy(extras)],
  ].flat()
  const policyFor = contentSecurityPolicy(extras, isSecure)
  return {
    common,
    forDocument: (inline) => [...document, 'Content-Security-Policy', policyFor(inline)],
    forData: [...common, 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    forFiles: [...always, 'Cross-Origin-Resource-Policy', 'cross-origin', 'Access-Control-Allow-Origin', '*'],
  }
}

function contentSecurityPolicy(extras: CspExtras, isSecure: boolean): (inline: InlineAllowance) => string {
  const list = (...sources: readonly string[]) => sources.join(' ')
  const fixed = [
    "default-src 'self'",
    // React renders computed styles as attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    list('img-src', "'self'", 'data:', 'blob:', ...(extras.images ?? [])),
    "font-src 'self'",
    list('connect-src', "'self'", ...(extras.connections ?? [])),
    list('frame-src', ...(extras.frames?.length ? extras.frames : ["'none'"])),
    list('form-action', "'self'", ...(extras.forms ?? [])),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (inline) => {
    const [scripts, styles] =
      'nonce' in inline
        ? [[`'nonce-${inline.nonce}'`], [`'nonce-${inline.nonce}'`]]
        : [quoteHashes(inline.scriptHashes), quoteHashes(inline.styleHashes)]
    const scriptSources = list('script-src', "'self'", ...(extras.scripts ?? []), ...scripts)
    return `${scriptSources}; ${list('style-src', "'self'", ...styles)}; ${fixed}`
  }
}

const quoteHashes = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)

function permissionsPolicy(extras: CspExtras): string {
  const payment = ['self', ...(extras.frames ?? []).map((origin) => `"${origin}"`)].join(' ')
  const forbidden = [
    'accelerometer',
    'camera',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'usb',
  ]
  return [...forbidden.map((feature) => `${feature}=()`), `payment=(${payment})`].join(', ')
}
