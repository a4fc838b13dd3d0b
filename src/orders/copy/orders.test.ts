import { expect, test } from 'vitest'
import { CANDLE_WAYS } from '#delivery/calendar/domain/shifts.ts'
import { ORDER_STATUSES } from '#orders/domain/order-status.ts'
import { eventLabel, orderStatusLabels, statusLabel } from './orders.ts'

test('pickup orders are ready and collected; all others keep the specified names', () => {
  expect(ORDER_STATUSES.map((status) => statusLabel(status, 'pickup'))).toEqual([
    'Pendente',
    'Processando',
    'Pronto para retirar',
    'Retirado',
    'Cancelado',
  ])
  for (const way of CANDLE_WAYS.filter((candidate) => candidate !== 'pickup'))
    for (const status of ORDER_STATUSES) expect(statusLabel(status, way)).toBe(orderStatusLabels[status])
})

test('a line of the timeline speaks of the way of delivery, and of a Pix code that expired', () => {
  const byCard = { deliveryWay: 'courier', paymentMethod: 'card' } as const
  const byPix = { deliveryWay: 'pickup', paymentMethod: 'pix' } as const
  expect(eventLabel({ kind: 'status-changed', status: 'shipped' }, byCard)).toBe('Enviado')
  expect(eventLabel({ kind: 'status-changed', status: 'shipped' }, byPix)).toBe('Pronto para retirar')
  expect(eventLabel({ kind: 'delivery-moved' }, byCard)).toBe('Entrega remarcada')
  expect(eventLabel({ kind: 'delivery-moved' }, byPix)).toBe('Retirada remarcada')
  expect(eventLabel({ kind: 'expired' }, byCard)).toBe('Prazo de pagamento encerrado')
  expect(eventLabel({ kind: 'expired' }, byPix)).toBe('O código Pix expirou')
  expect(eventLabel({ kind: 'payment-declined', reason: 'pix-expired' }, byPix)).toBe('O código Pix expirou')
  expect(eventLabel({ kind: 'payment-declined', reason: 'card-declined' }, byCard)).toBe('Pagamento recusado')
})
