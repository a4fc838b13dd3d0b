/** What a page of the shop may do beyond its own origin; each list holds origins. */
export interface CspExtras {
  scripts?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
  /** Where images may come from: those of people, kept by the identity provider. */
  images?: readonly string[]
  /** Where a form may lead, redirects included: the identity provider. */
  forms?: readonly string[]
}

/** How the inline scripts and styles of one page are allowed: by this answer's nonce, or each by its hash. */
export type InlineAllowance = { nonce: string } | { scriptHashes: string[]; styleHashes: string[] }

/** Each as name, value, name, value. */
export interface SecurityHeaders {
  /** For answers that bring a content security policy of their own. */
  common: readonly string[]
  forDocument(inline: InlineAllowance): string[]
  /** For data, feeds and the like, which nobody should ever see as a page. */
  forData: readonly string[]
  /** For images, fonts, styles and scripts. E-mails show the shop's images in its type, so other sites may embed these. */
  forFiles: readonly string[]
}

/** Only when Stripe is the payment adapter: its script must come from Stripe, loads further ones, and shows fields in frames. */
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
    // A wallet may open a window of its own out of the provider's frame, which must be able to answer it.
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
    // React writes computed values as style attributes (an image's transition name); style elements stay forbidden.
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
        : [quoted(inline.scriptHashes), quoted(inline.styleHashes)]
    const scriptSources = list('script-src', "'self'", ...(extras.scripts ?? []), ...scripts)
    return `${scriptSources}; ${list('style-src', "'self'", ...styles)}; ${fixed}`
  }
}

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)

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
