import { describe, expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const secret = 'a secret of at least thirty-two characters'
let time = Date.parse('2026-11-16T12:00:00Z')
const now = () => new Date(time)
const sealing = createSealing({ secret, now })
const SECONDS = 600

describe('sealed values', () => {
  test('are decrypted unchanged, and encrypted differently each time', () => {
    const box = sealing.seal('notice', '{"title":"é"}', SECONDS)
    expect(sealing.unseal('notice', box)).toBe('{"title":"é"}')
    expect(sealing.seal('notice', '{"title":"é"}', SECONDS)).not.toBe(box)
  })

  test('stay closed to another purpose and another shop, and when a character was changed', () => {
    const box = sealing.seal('notice', 'texto', SECONDS)
    expect(sealing.unseal('account-deletion', box)).toBeNull()
    expect(sealing.unseal('outbox-link', box)).toBeNull()
    const other = createSealing({ secret: 'another secret of thirty-two characters!', now })
    expect(other.unseal('notice', box)).toBeNull()
    expect(sealing.unseal('notice', `${box.slice(0, -2)}AA`)).toBeNull()
    for (const nonsense of ['', 'v2.', 'v2.AAAA', 'sealed:', 'não é nada']) {
      expect(sealing.unseal('notice', nonsense)).toBeNull()
      expect(sealing.unseal('outbox-link', nonsense)).toBeNull()
    }
  })

  test('end at the time that is sealed with them', () => {
    const box = sealing.seal('google-sign-in', 'texto', SECONDS)
    time += SECONDS * 1000 - 1
    expect(sealing.unseal('google-sign-in', box)).toBe('texto')
    time += 1
    expect(sealing.unseal('google-sign-in', box)).toBeNull()
  })
})

/** Created by an earlier release, before expiry and purpose were part of the sealed value. */
const earlierCookie = 'MiSrxC4IPgiYi6GdAUQ8Nro7TZrjCoDz1dOAi627WiBJ144G7yuOkWHO'
const earlierLink =
  'sealed:2c2kWzTww5jY8Mvj9pn7jdjD3f2KgXiRzqrZK_vDSQzwPaZyFBY2El1UNuDM20gAojFS5hEGhOo-VJHwADPWJGcXZg8nYnRn3xBNDy93cK1OHDMrH0U'

describe('values sealed by an earlier release', () => {
  test('still opens: the cookie of a running sign-in and a queued link', () => {
    expect(sealing.unseal('google-sign-in', earlierCookie)).toBe('{"state":"é"}')
    expect(sealing.unseal('outbox-link', earlierLink)).toBe(
      'https://loja.exemplo.com.br/email-confirmation?token=ção',
    )
  })

  test('is not opened as the other kind', () => {
    expect(sealing.unseal('outbox-link', earlierCookie)).toBeNull()
    expect(sealing.unseal('google-sign-in', earlierLink)).toBeNull()
  })
})

test('a derived key is the same 256 bits for the same value, and others in another shop', () => {
  const key = sealing.keyOf('order-link', 'um pedido')
  const other = createSealing({ secret: 'another secret of thirty-two characters!', now })
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(sealing.keyOf('order-link', 'um pedido')).toBe(key)
  expect(sealing.keyOf('order-link', 'outro pedido')).not.toBe(key)
  expect(other.keyOf('order-link', 'um pedido')).not.toBe(key)
})
