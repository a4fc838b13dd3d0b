import { describe, expect, it } from 'vitest'
import { createSiteHosts, isLocalName } from './site-hosts.ts'

const at = (port: number) => ({ port, address: '127.0.0.1', family: 'IPv4' })

describe('createSiteHosts', () => {
  it('accepts only the host of SITE_URL in production, with any port', () => {
    const hosts = createSiteHosts({ siteUrl: 'https://loja.exemplo.com.br', environment: 'production' })
    hosts.learnAddress(at(3000))
    expect(hosts.originOf('loja.exemplo.com.br')).toBe('https://loja.exemplo.com.br')
    expect(hosts.originOf('Loja.Exemplo.com.br:443')).toBe('https://loja.exemplo.com.br')
    for (const foreign of [
      'localhost:3000',
      '127.0.0.1:3000',
      'loja.exemplo.com.br:8443',
      'evil.example',
      '',
      undefined,
    ]) {
      expect(hosts.originOf(foreign)).toBeUndefined()
    }
    expect(hosts.isOwnOrigin('https://loja.exemplo.com.br')).toBe(true)
    expect(hosts.isOwnOrigin('http://loja.exemplo.com.br')).toBe(false)
    expect(hosts.isOwnOrigin('http://localhost:3000')).toBe(false)
  })

  it('answers to localhost on its own port in test', () => {
    const hosts = createSiteHosts({ siteUrl: 'http://localhost:3000', environment: 'test' })
    expect(hosts.originOf('127.0.0.1:4567')).toBeUndefined()
    hosts.learnAddress(at(4567))
    expect(hosts.originOf('127.0.0.1:4567')).toBe('http://127.0.0.1:4567')
    expect(hosts.originOf('localhost:4567')).toBe('http://localhost:4567')
    expect(hosts.originOf('localhost:3000')).toBe('http://localhost:3000')
    expect(hosts.originOf('localhost:9999')).toBeUndefined()
    expect(hosts.isOwnOrigin('http://127.0.0.1:4567')).toBe(true)
    expect(hosts.isOwnOrigin('http://localhost:9999')).toBe(false)
    expect(hosts.isOwnOrigin('null')).toBe(false)
  })
})

it('isLocalName takes any port, but no name that only looks local', () => {
  expect(['localhost', 'localhost:3000', '127.0.0.1:1', '[::1]:80'].every(isLocalName)).toBe(true)
  expect(
    ['localhost.evil.example', '127.0.0.1.evil.example', 'evil.example', undefined].some(isLocalName),
  ).toBe(false)
})
