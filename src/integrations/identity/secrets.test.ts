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

  test('the same letters typed on another keyboard are the same password', async () => {
    const hash = await secrets.hashPassword('maçã-verde'.normalize('NFD'))
    expect(await secrets.verifyPassword('maçã-verde'.normalize('NFC'), hash)).toBe(true)
  })
})

describe('tokens', () => {
  test('carry 256 bits, and only a keyed hash of them is kept', () => {
    const { token, hash } = secrets.createToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(secrets.hashToken(token)).toBe(hash)
    expect(createSecrets('another secret of thirty-two characters!').hashToken(token)).not.toBe(hash)
  })
})
