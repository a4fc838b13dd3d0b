import { describe, expect, it } from 'vitest'
import { createSecurityHeaders, stripeCspExtras } from './security-headers.ts'

const asObject = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]]] : [])))
const parsePolicy = (flat: readonly string[]) =>
  Object.fromEntries(
    String(asObject(flat)['Content-Security-Policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

describe('a page', () => {
  const security = createSecurityHeaders({ siteUrl: 'http://localhost:3000' })

  it('may do what the shop does, and nothing inline that we did not write', () => {
    expect(parsePolicy(security.forDocument({ nonce: 'abc' }))).toEqual({
      'script-src': ["'self'", "'nonce-abc'"],
      'style-src': ["'self'", "'nonce-abc'"],
      'style-src-attr': ["'unsafe-inline'"],
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    })
  })

  it('from the cache uses hashes instead', () => {
    const policy = parsePolicy(
      security.forDocument({ scriptHashes: ['sha256-a', 'sha256-b'], styleHashes: [] }),
    )
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"])
    expect(policy['style-src']).toEqual(["'self'"])
  })

  it('cannot be framed, sniffed, or reached from another window', () => {
    expect(asObject(security.forDocument({ nonce: 'abc' }))).toMatchObject({
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    })
  })

  it('reaches Stripe and the identity provider only where the shop uses them', () => {
    const cspExtras = { ...stripeCspExtras, forms: ['https://accounts.google.com'] }
    const policy = parsePolicy(
      createSecurityHeaders({ siteUrl: 'https://loja.exemplo.com.br', cspExtras }).forDocument({
        nonce: 'abc',
      }),
    )
    expect(policy).toMatchObject({
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', "'nonce-abc'"],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'form-action': ["'self'", 'https://accounts.google.com'],
      'upgrade-insecure-requests': [],
    })
  })

  it('lets Stripe’s wallets ask for a payment, and answer from a window of their own', () => {
    const { forDocument } = createSecurityHeaders({
      siteUrl: 'https://loja.exemplo.com.br',
      cspExtras: stripeCspExtras,
    })
    expect(asObject(forDocument({ nonce: 'abc' }))).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': expect.stringContaining('payment=(self "https://js.stripe.com"'),
    })
  })
})

it('data is no page, and files may be shown elsewhere', () => {
  const security = createSecurityHeaders({ siteUrl: 'https://loja.exemplo.com.br' })
  expect(parsePolicy(security.forData)).toMatchObject({ 'default-src': ["'none'"] })
  expect(asObject(security.forFiles)).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  })
})
