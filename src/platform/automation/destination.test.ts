import { describe, expect, it } from 'vitest'
import { findDestination, isPrivateAddress } from './destination.ts'

const resolveDestination = (url: string, addresses: string[] = []) =>
  findDestination(new URL(url), async () => addresses)
const describeOutcome = (result: Awaited<ReturnType<typeof resolveDestination>>) =>
  result.ok ? 'allowed' : result.code

describe('the destination of a URL from the owner’s list', () => {
  it.each([
    'http://127.0.0.1:5678/webhook',
    'http://localhost:5678/webhook',
    'http://10.0.0.4/webhook',
    'http://[::1]:5678/webhook',
    'https://192.168.0.9/webhook',
  ])('allows the private address that the owner wrote literally: %s', async (url) => {
    expect(describeOutcome(await resolveDestination(url))).toBe('allowed')
  })

  it.each([
    ['http://2130706433/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://[::ffff:7f00:1]/', '::ffff:7f00:1'],
  ])('reads %s as the address that it is', async (url, address) => {
    expect(await resolveDestination(url)).toMatchObject({ ok: true, value: { addresses: [address] } })
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
    expect(describeOutcome(await resolveDestination('https://hook.exemplo.com.br/x', [address]))).toBe(
      'refused-url',
    )
  })

  it('refuses a name when only one of its addresses is private', async () => {
    expect(
      describeOutcome(await resolveDestination('https://hook.exemplo.com.br/x', ['8.8.8.8', '10.0.0.1'])),
    ).toBe('refused-url')
  })

  it.each(['http://hook.exemplo.com.br/x', 'http://8.8.8.8/x'])('refuses %s without TLS', async (url) => {
    expect(describeOutcome(await resolveDestination(url, ['8.8.8.8']))).toBe('refused-url')
  })

  it('asks for the addresses once, and hands on exactly those that it checked', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const destination = await findDestination(
      new URL('https://hook.exemplo.com.br/x'),
      async () => answers.shift() ?? [],
    )
    expect(destination).toMatchObject({ ok: true, value: { addresses: ['8.8.8.8'] } })
    expect(answers).toHaveLength(1)
  })

  it('reports a failure, not a refusal, if the name does not resolve', async () => {
    expect(describeOutcome(await resolveDestination('https://hook.exemplo.com.br/x', []))).toBe('failed')
  })
})

describe('private addresses', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.170',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('counts %s among them', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '::ffff:8.8.8.8',
    '2606:4700::1111',
    '2800:3f0:4001::200e',
  ])('lets %s pass', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })
})
