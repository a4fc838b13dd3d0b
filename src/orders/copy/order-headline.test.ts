import { expect, test } from 'vitest'
import { curingLine, orderHeadline } from './order-headline.ts'

const today = '2026-11-17'
const now = new Date('2026-11-17T15:00:00-03:00')

const order = {
  status: 'processing',
  paymentStatus: 'paid',
  deliveryWay: 'courier',
  mustChoose: false,
  promise: { day: today, shift: 'afternoon', hours: { from: '13:00', until: '17:00' } },
  items: [{ readyOn: null }],
} as const

const on = (day: string) => ({ ...order, promise: { ...order.promise, day } })

test('the headline of an order is its day and hours', () => {
  expect(orderHeadline(order, now)).toBe('Chega hoje, entre 13h e 17h')
  expect(orderHeadline(on('2026-11-18'), now)).toBe('Chega amanhã, entre 13h e 17h')
  expect(orderHeadline(on('2026-11-19'), now)).toBe('Chega na quinta-feira, 19/11, entre 13h e 17h')
  expect(orderHeadline(on('2026-11-21'), now)).toBe('Chega no sábado, 21/11, entre 13h e 17h')
})

test('a present is called one', () => {
  expect(orderHeadline({ ...order, gift: {} }, now)).toBe('O presente chega hoje, entre 13h e 17h')
  expect(orderHeadline({ ...order, gift: {}, status: 'delivered' }, now)).toBe('O presente chegou')
})

test('pickup orders have their own headline', () => {
  const fetched = { ...order, deliveryWay: 'pickup' } as const
  expect(orderHeadline(fetched, now)).toBe('Para retirar hoje, entre 13h e 17h')
  expect(orderHeadline({ ...fetched, status: 'shipped' }, now)).toBe(
    'Pronto para retirar hoje, entre 13h e 17h',
  )
  expect(orderHeadline({ ...fetched, status: 'delivered' }, now)).toBe('Suas velas estão com você')
  expect(orderHeadline({ ...order, status: 'delivered' }, now)).toBe('Suas velas chegaram')
})

test('parcels show a range of days, and are late only after the last one', () => {
  const arrives = { from: '2026-11-16', until: '2026-11-17' }
  const sent = { ...order, deliveryWay: 'carrier', promise: null, arrives } as const
  expect(orderHeadline(sent, now)).toBe('Chega entre 16 e 17/11')
  const laterDays = { from: '2026-11-30', until: '2026-12-04' }
  expect(orderHeadline({ ...sent, arrives: laterDays }, now)).toBe('Chega entre 30/11 e 04/12')
  const oneDay = { from: '2026-11-19', until: '2026-11-19' }
  expect(orderHeadline({ ...sent, gift: {}, arrives: oneDay }, now)).toBe('O presente chega em 19/11')
  expect(orderHeadline({ ...sent, arrives: { ...arrives, until: '2026-11-16' } }, now)).toBeNull()
})

test('shows no promised day when it is over, unpaid, cancelled or to be chosen again', () => {
  for (const changed of [
    on('2026-11-16'),
    { ...order, paymentStatus: 'pending' as const },
    { ...order, status: 'cancelled' as const },
    { ...order, mustChoose: true },
    { ...order, promise: null },
  ])
    expect(orderHeadline(changed, now)).toBeNull()
  expect(orderHeadline(order, new Date('2026-11-17T17:01:00-03:00'))).toBeNull()
})

test('while one candle cures, the order shows until when', () => {
  const items = [{ readyOn: '2026-11-19' }, { readyOn: null }, { readyOn: '2026-11-18' }]
  expect(curingLine({ ...order, items }, now)).toBe(
    'Suas velas estão curando e ficam prontas na quinta-feira, 19/11',
  )
  expect(curingLine(order, now)).toBeNull()
})
