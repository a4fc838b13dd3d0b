import { describe, expect, it } from 'vitest'
import { findDestination } from './destination.ts'

const find = (url: string, addresses: string[] = []) => findDestination(new URL(url), async () => addresses)
const reasonOf = (result: Awaited<ReturnType<typeof find>>) => (result.ok ? 'allowed' : result.code)

describe("where a URL of the owner's list leads", () => {
  it.each([
    'http://127.0.0.1:5678/webhook',
    'http://localhost:5678/webhook',
    'http://10.0.0.4/webhook',
    'http://[::1]:5678/webhook',
    'https://192.168.0.9/webhook',
  ])('allows the private address that she wrote herself: %s', async (url) => {
    expect(reasonOf(await find(url))).toBe('allowed')
  })

  it.each([
    ['http://2130706433/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://[::ffff:7f00:1]/', '::ffff:7f00:1'],
  ])('reads %s as the address that it is', async (url, address) => {
    expect(await find(url)).toMatchObject({ ok: true, value: { addresses: [address] } })
  })

  it.each([
    ['127.0.0.1'],
    ['10.0.0.5'],
    ['169.254.169.254'],
    ['::1'],
    ['fe80::1'],
    ['::ffff:169.254.169.254'],
    ['64:ff9b::a9fe:a9fe'],
  ])('refuses a name that leads to %s', async (address) => {
    expect(reasonOf(await find('https://hook.exemplo.com.br/x', [address]))).toBe('refused-url')
  })

  it('refuses a name when only one of its addresses is private', async () => {
    expect(reasonOf(await find('https://hook.exemplo.com.br/x', ['8.8.8.8', '10.0.0.1']))).toBe('refused-url')
  })

  it.each(['http://hook.exemplo.com.br/x', 'http://8.8.8.8/x'])('refuses %s without TLS', async (url) => {
    expect(reasonOf(await find(url, ['8.8.8.8']))).toBe('refused-url')
  })

  it('asks for the addresses once, and hands on exactly those that it checked', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const found = await findDestination(
      new URL('https://hook.exemplo.com.br/x'),
      async () => answers.shift() ?? [],
    )
    expect(found).toMatchObject({ ok: true, value: { addresses: ['8.8.8.8'] } })
    expect(answers).toHaveLength(1)
  })

  it('says that it failed, not that it was refused, when the name does not resolve', async () => {
    expect(reasonOf(await find('https://hook.exemplo.com.br/x', []))).toBe('failed')
  })
})
