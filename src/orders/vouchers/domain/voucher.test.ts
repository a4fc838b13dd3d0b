import { expect, test } from 'vitest'
import { asksForVoucher } from './voucher.ts'

test.each([
  'vale presente',
  'Vale-Presente',
  'vales',
  'gift',
  'giftcard',
  'GIFT CARD',
  'cartão presente',
  'voucher',
])('%s asks for a voucher', (search) => expect(asksForVoucher(search)).toBe(true))

test.each(['', 'lavanda', 'presente', 'valeriana', 'cartão'])('%s does not', (search) =>
  expect(asksForVoucher(search)).toBe(false),
)
