import { describe, expect, it } from 'vitest'
import { createSeal, openLinks, sealLinks } from './seal.ts'

const seal = createSeal('a secret of at least thirty-two characters')
const link = 'https://loja.exemplo.com.br/email-confirmation?token=ção'

describe('the seal', () => {
  it('opens what it closed, and never closes it alike twice', () => {
    const [first, second] = [seal.close(link), seal.close(link)]
    expect([seal.open(first), seal.open(second)]).toEqual([link, link])
    expect(first).not.toBe(second)
    expect(first).not.toContain('token')
  })

  it('stays closed to another secret and when it was tampered with', () => {
    const closed = seal.close(link)
    expect(() => createSeal('another secret, just as long as the first').open(closed)).toThrow()
    expect(() => seal.open(`${closed.slice(0, -2)}AA`)).toThrow()
  })

  it('covers the links and leaves the rest readable', () => {
    const data = { key: 'k', email: { to: 'a@b.br', data: { customerName: 'Ana', confirmationUrl: link } } }
    const sealed = sealLinks(seal, data)
    expect(sealed.email).toMatchObject({ to: 'a@b.br', data: { customerName: 'Ana' } })
    expect(sealed.email.data.confirmationUrl).toMatch(/^sealed:/)
    expect(openLinks(seal, sealed)).toEqual(data)
  })
})
