import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientFacts, clientNetwork } from './client-facts.ts'

const asking = (headers: Record<string, string> = {}, remoteAddress = '10.0.0.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('clientFacts', () => {
  it('believes the socket alone when there is no proxy of ours', () => {
    const forged = asking(
      { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' },
      '::ffff:203.0.113.7',
    )
    expect(clientFacts(forged, 0)).toEqual({ address: '203.0.113.7', protocol: 'http', isLoopback: false })
  })

  it('counts the proxies from the right, so that what a client wrote itself is ignored', () => {
    const forwarded = asking({
      'x-forwarded-for': '6.6.6.6, 198.51.100.4, 10.0.0.2',
      'x-forwarded-proto': 'https',
    })
    expect(clientFacts(forwarded, 1).address).toBe('10.0.0.2')
    expect(clientFacts(forwarded, 2).address).toBe('198.51.100.4')
    expect(clientFacts(forwarded, 2).protocol).toBe('https')
  })

  it('takes the nearest proxy at its word about the scheme, and nonsense for nothing', () => {
    expect(clientFacts(asking({ 'x-forwarded-proto': 'https, http' }), 1).protocol).toBe('http')
    expect(clientFacts(asking({ 'x-forwarded-proto': 'gopher' }), 1).protocol).toBe('http')
  })

  it.each([
    ['198.51.100.4:5555', '198.51.100.4'],
    ['[2001:db8::1]:5555', '2001:db8::1'],
    ['::ffff:198.51.100.4', '198.51.100.4'],
    ['<script>', '10.0.0.9'],
    ['', '10.0.0.9'],
  ])('reads the entry %j as %s', (entry, address) => {
    expect(clientFacts(asking({ 'x-forwarded-for': entry }), 1).address).toBe(address)
  })

  it('treats a request as local only without any sign of a proxy', () => {
    expect(clientFacts(asking({}, '127.0.0.1'), 0).isLoopback).toBe(true)
    expect(clientFacts(asking({}, '::1'), 0).isLoopback).toBe(true)
    expect(clientFacts(asking({}, '203.0.113.7'), 0).isLoopback).toBe(false)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(clientFacts(asking({ [name]: '' }, '127.0.0.1'), 0).isLoopback).toBe(false)
    }
  })
})

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['page-cache', 'page-cache'],
  ])('counts %s as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })
})
