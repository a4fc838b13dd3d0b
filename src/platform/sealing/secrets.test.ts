import { describe, expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('a secret of at least thirty-two characters')

describe('passwords', () => {
  test('the right one is recognised, another is not, and two hashes of one password differ', async () => {
    const hash = await secrets.hashPassword('coco-e-baunilha')
    expect(hash).toMatch(/^argon2id\$m=19456,t=2,p=1\$/)
    expect(await secrets.verifyPassword('coco-e-baunilha', hash)).toBe(true)
    expect(await secrets.verifyPassword('coco-e-baunilhA', hash)).toBe(false)
    expect(await secrets.hashPassword('coco-e-baunilha')).not.toBe(hash)
  })

  test('an unknown account is refused like a wrong password', async () => {
    expect(await secrets.verifyPassword('qualquer', null)).toBe(false)
    expect(await secrets.verifyPassword('qualquer', 'not a hash')).toBe(false)
  })

  test('the same letters from another keyboard are the same password', async () => {
    const hash = await secrets.hashPassword('maçã-verde'.normalize('NFD'))
    expect(await secrets.verifyPassword('maçã-verde'.normalize('NFC'), hash)).toBe(true)
  })
})

describe('hashes of another release', () => {
  /** 'vela-antiga', hashed with 8 MiB, 1 pass and 1 lane. */
  const older = 'argon2id$m=8192,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$IK_E43_BwJhbYmv477kAjUX9HIkk3eak3lFYX6_bQ6g'

  test('are checked with the parameters they were made with, and known to be outdated', async () => {
    expect(await secrets.verifyPassword('vela-antiga', older)).toBe(true)
    expect(await secrets.verifyPassword('vela-nova', older)).toBe(false)
    expect(secrets.isOutdated(older)).toBe(true)
    expect(secrets.isOutdated(await secrets.hashPassword('vela-antiga'))).toBe(false)
  })

  test.each([
    ['another function', older.replace('argon2id', 'argon2i')],
    ['bcrypt', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
    ['endless memory', older.replace('m=8192', 'm=9999999')],
    ['no pass at all', older.replace('t=1', 't=0')],
    ['a short tag', older.slice(0, -8)],
  ])('are refused when they are %s', async (_what, hash) => {
    expect(await secrets.verifyPassword('vela-antiga', hash)).toBe(false)
  })
})

describe('tokens', () => {
  test('carry 256 bits, and only a keyed hash of them is kept', () => {
    const { token, hash } = secrets.createToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(secrets.hashToken(token)).toBe(hash)
    expect(createSecrets('another secret of thirty-two characters!').hashToken(token)).not.toBe(hash)
  })

  test('can be distinguished from invalid ones without a lookup', () => {
    const { token, hash } = secrets.createSessionToken()
    expect(secrets.hashToken(token)).toBe(hash)
    expect(secrets.isSessionToken(token)).toBe(true)
    const changedToken = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    const foreign = createSecrets('another secret of thirty-two characters!').createSessionToken().token
    for (const madeUp of [
      changedToken,
      foreign,
      secrets.createToken().token,
      'P'.repeat(43),
      '',
      `${token}x`,
    ])
      expect(secrets.isSessionToken(madeUp), madeUp).toBe(false)
  })
})
