import { expect, it } from 'vitest'
import { createSealing } from '#platform/sealing/sealing.ts'
import { openLinks, sealLinks } from './sealed-links.ts'

const now = new Date('2026-11-16T12:00:00Z')
const SECONDS = 60
const sealingWith = (secret: string) => createSealing({ secret, now: () => now })
const sealing = sealingWith('a secret of at least thirty-two characters')
const link = 'https://loja.exemplo.com.br/email-confirmation?token=ção'
const data = { key: 'k', email: { to: 'a@b.br', data: { customerName: 'Ana', confirmationUrl: link } } }

it('encrypts the links and leaves the rest readable', () => {
  const sealedData = sealLinks(sealing, data, SECONDS)
  expect(sealedData.email).toMatchObject({ to: 'a@b.br', data: { customerName: 'Ana' } })
  expect(sealedData.email.data.confirmationUrl).not.toContain('token')
  expect(openLinks(sealing, sealedData)).toEqual(data)
})

it('covers the page of a bought voucher, which shows its code', () => {
  const voucherEmail = {
    email: { data: { amount: 15000, orderUrl: 'https://loja.exemplo.com.br/p/LC-1#key' } },
  }
  const sealedEmail = sealLinks(sealing, voucherEmail, SECONDS)
  expect(sealedEmail.email.data.orderUrl).not.toContain('key')
  expect(openLinks(sealing, sealedEmail)).toEqual(voucherEmail)
})

it('fails loudly where a link cannot be opened', () => {
  const sealedData = sealLinks(sealingWith('another secret, just as long as the first'), data, SECONDS)
  expect(() => openLinks(sealing, sealedData)).toThrow('cannot be opened')
})
