import { expect, test } from 'vitest'
import { calculateTotal, customerIn, emptyInput, withCustomer, withOrigin } from './manual-order-input.ts'

const candle = {
  productId: 'a',
  variantId: null,
  name: 'Lavanda',
  size: null,
  price: 9000,
  units: 5,
  kit: null,
}
const typed = { ...emptyInput('key'), lines: [{ item: 'a/', parts: [], quantity: '2', price: '' }] }

test('includes the courier’s freight until the owner types another, and shows while it is unknown', () => {
  expect(calculateTotal(typed, [candle], null)).toEqual({ candles: 18000, freight: null, total: 18000 })
  expect(calculateTotal(typed, [candle], 1500)).toMatchObject({ freight: 1500, total: 19500 })
  expect(calculateTotal({ ...typed, freight: '10,00' }, [candle], 1500)).toMatchObject({ total: 19000 })
  expect(calculateTotal({ ...typed, way: 'pickup' }, [candle], 1500)).toMatchObject({
    freight: 0,
    total: 18000,
  })
})

test('a fair brings its own usual, unless the owner has chosen otherwise', () => {
  expect(withOrigin(typed, 'fair')).toEqual({ origin: 'fair', way: 'handed', payment: 'pix' })
  expect(withOrigin(typed, 'instagram')).toEqual({ origin: 'instagram', way: 'courier', payment: 'unpaid' })
  expect(withOrigin({ ...typed, way: 'pickup' }, 'fair')).toEqual({ origin: 'fair' })
})

test('a known telephone number fills in the name and keeps the typed e-mail', () => {
  expect(withCustomer({ name: 'Helena', bought: 5, address: null })).toEqual({ name: 'Helena' })
})

test('a customer’s page starts an order with their name, telephone and e-mail only', () => {
  const query = new URLSearchParams({
    telefone: '+55 11 91234-5678',
    nome: ' Helena ',
    city: 'Campinas',
    freight: '0',
  })
  expect(customerIn(query)).toEqual({ phone: '(11) 91234-5678', name: 'Helena', email: '' })
  expect(customerIn(new URLSearchParams('anotado=1'))).toBeNull()
})
