import { describe, expect, it } from 'vitest'
import { mayChangeThings } from './check-origin.ts'
import { createSiteHosts } from './site-hosts.ts'

const hosts = createSiteHosts({ siteUrl: 'https://loja.exemplo.com.br', environment: 'production' })
const rule = {
  hosts,
  signedWebhooks: new Set(['/api/webhooks/payments']),
  mailedLinks: new Set(['/newsletter/cancelar']),
}
const ownOrigin = { origin: 'https://loja.exemplo.com.br' }
const contentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/json',
  undefined,
]

describe.each(contentTypes)('a request that changes something, sent as %s', (contentType) => {
  const check = (headers: Record<string, string>, method = 'POST', path = '/carrinho') =>
    mayChangeThings(rule, { method, path, headers: { 'content-type': contentType, ...headers } })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('passes as %s from our own page', (method) => {
    expect(check(ownOrigin, method)).toBe(true)
    expect(check({ 'sec-fetch-site': 'same-origin' }, method)).toBe(true)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['our name without encryption', { origin: 'http://loja.exemplo.com.br' }],
    ['our name on another port', { origin: 'https://loja.exemplo.com.br:8443' }],
    ['a name that begins like ours', { origin: 'https://loja.exemplo.com.br.evil.example' }],
    ['a subdomain', { origin: 'https://x.loja.exemplo.com.br' }],
    ['a sandboxed page', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    [
      'another site that the browser marked',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['nowhere', {}],
    ['another site, by its mark', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('is refused from %s', (_name, headers: Record<string, string>) => {
    expect(check(headers)).toBe(false)
  })

  it('is accepted from anywhere by a URL with signed callers', () => {
    expect(check({}, 'POST', '/api/webhooks/payments')).toBe(true)
    expect(check({ origin: 'https://evil.example' }, 'POST', '/api/webhooks/payments')).toBe(true)
    expect(check({}, 'POST', '/api/webhooks/payments/')).toBe(false)
  })
})

it.each(['GET', 'HEAD', 'OPTIONS'])('%s only reads and passes from anywhere', (method) => {
  expect(mayChangeThings(rule, { method, path: '/', headers: { origin: 'https://evil.example' } })).toBe(true)
})

it('a mailed link is posted to by mail programs, and by no page of another site', () => {
  const check = (headers: Record<string, string>) =>
    mayChangeThings(rule, { method: 'POST', path: '/newsletter/cancelar', headers })
  expect(check({})).toBe(true)
  expect(check({ origin: 'https://evil.example' })).toBe(false)
  expect(check({ 'sec-fetch-site': 'cross-site' })).toBe(false)
})
