import { expect, test } from 'vitest'
import { giftHeadline, giftLine } from './gift-page.ts'

const now = new Date('2026-11-17T15:00:00-03:00')
const gift = {
  status: 'processing',
  deliveryWay: 'courier',
  mustChoose: false,
  promise: { day: '2026-11-19', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } },
  items: [{ readyOn: null }],
} as const

test('the recipient of a gift sees when it arrives', () => {
  const time = 'na quinta-feira, 19/11, entre 13h e 17h'
  expect(giftHeadline(gift, now)).toBe(`Seu presente chega ${time}`)
  expect(giftHeadline({ ...gift, status: 'shipped' }, now)).toBe(`A caminho: chega ${time}`)
  expect(giftHeadline({ ...gift, status: 'delivered' }, now)).toBe('Seu presente chegou')
})

test('shows no day that is over, unknown or to be chosen again', () => {
  for (const changed of [
    { ...gift, promise: null },
    { ...gift, mustChoose: true },
    { ...gift, promise: { ...gift.promise, day: '2026-11-16' } },
  ])
    expect(giftHeadline(changed, now)).toBe('Um presente está sendo preparado para você')
  expect(giftHeadline({ ...gift, promise: null, status: 'shipped' }, now)).toBe('Seu presente está a caminho')
})

test('a pickup gift is never in transit', () => {
  const fetched = { ...gift, deliveryWay: 'pickup' } as const
  expect(giftHeadline(fetched, now)).toBe('Seu presente está sendo preparado')
  expect(giftHeadline({ ...fetched, status: 'shipped' }, now)).toBe('Seu presente está pronto para retirar')
  expect(giftHeadline({ ...fetched, status: 'delivered' }, now)).toBe('Seu presente está com você')
})

test('curing candles say until when', () => {
  expect(giftLine({ ...gift, items: [{ readyOn: '2026-11-18' }] }, now)).toBe(
    'As velas estão curando e ficam prontas amanhã.',
  )
  expect(giftLine({ ...gift, status: 'shipped' }, now)).toBe('Já saiu do ateliê.')
})
