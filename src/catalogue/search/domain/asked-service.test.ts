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
  ['vale-presente', 'voucher'],
  ['lavanda', null],
  ['presente', null],
  ['', null],
])('%j leads to %j', (search, service) => {
  expect(askedService(search)).toBe(service)
})
