import { expect, test } from 'vitest'
import { findDistrict, pictureCaption, placeLine } from './order-page.ts'

const shippingAddress = {
  line1: 'Rua Caiubi, 318',
  line2: 'Apto 72 – Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '05010-000',
  country: 'Brasil',
}
const order = { deliveryWay: 'courier', shippingAddress, gift: null } as const

test('the place is below the headline', () => {
  expect(placeLine(order)).toBe('Rua Caiubi, 318, Apto 72 – Perdizes.')
  expect(placeLine({ ...order, gift: { receiver: { name: 'Rosa' } } })).toBe(
    'Para Rosa, em Rua Caiubi, 318, Apto 72 – Perdizes. Vai sem preço na caixa.',
  )
  expect(placeLine({ ...order, deliveryWay: 'pickup' })).toBe('No ateliê, Rua Caiubi, 318.')
  expect(placeLine({ ...order, deliveryWay: 'handed' })).toBeNull()
  expect(findDistrict(shippingAddress)).toBe('Perdizes')
  expect(findDistrict({ ...shippingAddress, line2: '' })).toBe('São Paulo')
  expect(findDistrict({ ...shippingAddress, city: 'Recife', state: 'PE' })).toBe('Recife, PE')
})

test('the picture has a description, with the batch if it is known', () => {
  const candle = { name: 'Lavanda', quantity: 2, batch: { number: 27 } }
  expect(pictureCaption([candle, { name: 'Coco', quantity: 1, batch: null }])).toBe(
    '2 × Lavanda (leva 27) e Coco',
  )
})
