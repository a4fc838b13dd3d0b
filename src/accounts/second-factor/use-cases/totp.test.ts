import { describe, expect, test } from 'vitest'
import { createTotpSecret, stepOfCode, totpAddress, totpCode, totpStep } from './totp.ts'

/** '12345678901234567890', the test key of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('generates the RFC 6238 code at second %i', (second, code) => {
    expect(totpCode(secret, totpStep(new Date(second * 1000)))).toBe(code)
  })

  test('are accepted half a minute early and late, but no longer', () => {
    const now = new Date('2026-11-16T12:00:00Z')
    const step = totpStep(now)
    for (const near of [step - 1, step, step + 1])
      expect(stepOfCode(secret, totpCode(secret, near), now)).toBe(near)
    for (const distantStep of [step - 2, step + 2])
      expect(stepOfCode(secret, totpCode(secret, distantStep), now)).toBeNull()
    expect(stepOfCode(secret, '', now)).toBeNull()
    expect(stepOfCode(secret, '12345é', now)).toBeNull()
  })

  test('come from a secret of 160 bits, new each time, in an address that apps read', () => {
    const totpSecret = createTotpSecret()
    expect(totpSecret).toMatch(/^[A-Z2-7]{32}$/)
    expect(createTotpSecret()).not.toBe(totpSecret)
    expect(totpAddress('ABC', { shopName: 'Lume & Coco', email: 'a@b.c' })).toBe(
      'otpauth://totp/Lume%20%26%20Coco:a%40b.c?secret=ABC&issuer=Lume%20%26%20Coco',
    )
  })
})
