import { expect, test } from 'vitest'
import { askedService } from './asked-service.ts'

test.each([
  ['frete', 'delivery'],
  ['Entrega amanhã', 'delivery'],
  ['vocês entregam em Pinheiros?', 'delivery'],
  ['troca', 'returns'],
  ['Devolução', 'returns'],
  ['vela quebrada', 'returns'],
  ['rastrear meu pedido', 'orders'],
  ['vale presente', 'voucher'],
  ['Vale-Presente', 'voucher'],
  ['vales', 'voucher'],
  ['gift', 'voucher'],
  ['giftcard', 'voucher'],
  ['GIFT CARD', 'voucher'],
  ['cartão presente', 'voucher'],
  ['voucher', 'voucher'],
  ['lavanda', null],
  ['presente', null],
  ['valeriana', null],
  ['cartão', null],
  ['', null],
])('%j leads to %j', (search, service) => {
  expect(askedService(search)).toBe(service)
})
