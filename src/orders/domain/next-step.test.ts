import { expect, test } from 'vitest'
import { chooseNextStep } from './next-step.ts'

const paid: Parameters<typeof chooseNextStep>[0] = {
  status: 'processing',
  paymentStatus: 'paid',
  deliveryWay: 'courier',
  isPacked: false,
  readyOn: null,
  today: '2026-11-18',
  canBePaid: false,
  isOwnPix: false,
  hasOpenReturn: false,
  owesReplacement: false,
  owesCollection: false,
  isRefundOnItsWay: false,
  isRefundFailed: false,
}
const unpaid = { ...paid, status: 'pending', paymentStatus: 'pending', canBePaid: true } as const
const pickup = { ...paid, deliveryWay: 'pickup' } as const

test.each([
  ['paid and on the shelf', paid, 'pack'],
  ['paid, its status not moved yet', { ...paid, status: 'pending' }, 'pack'],
  ['a candle still cures', { ...paid, readyOn: '2026-11-20' }, 'await-batch'],
  ['the last candle is ready today', { ...paid, readyOn: '2026-11-18' }, 'pack'],
  ['packed', { ...paid, isPacked: true }, 'dispatch'],
  ['packed before the batch’s day', { ...paid, isPacked: true, readyOn: '2026-11-20' }, 'dispatch'],
  ['packed, delivery by arrangement', { ...paid, isPacked: true, deliveryWay: 'arranged' }, 'dispatch'],
  ['packed, to be fetched', { ...pickup, isPacked: true }, 'make-ready'],
  ['on its way', { ...paid, status: 'shipped' }, 'deliver'],
  ['waits at the workshop', { ...pickup, status: 'shipped' }, 'hand-over'],
  ['delivered', { ...paid, status: 'delivered' }, 'nothing'],
  ['waits for card or the provider’s Pix', unpaid, 'await-payment'],
  ['a card was refused, and may be tried again', { ...unpaid, paymentStatus: 'failed' }, 'await-payment'],
  ['waits for a Pix to the own key', { ...unpaid, isOwnPix: true }, 'confirm-pix'],
  ['unpaid, and the hold is over', { ...unpaid, canBePaid: false, isOwnPix: true }, 'nothing'],
  ['sent although unpaid', { ...unpaid, status: 'shipped', isOwnPix: true }, 'deliver'],
  ['cancelled, with its money here', { ...paid, status: 'cancelled' }, 'refund'],
  ['cancelled and given back', { ...paid, status: 'cancelled', paymentStatus: 'refunded' }, 'nothing'],
  ['given back without being cancelled', { ...paid, paymentStatus: 'refunded' }, 'nothing'],
  [
    'cancelled, the refund is asked for',
    { ...paid, status: 'cancelled', isRefundOnItsWay: true },
    'await-refund',
  ],
  [
    'the provider could not give back',
    { ...paid, status: 'cancelled', isRefundFailed: true },
    'refund-otherwise',
  ],
  ['somebody gives it back', { ...paid, status: 'delivered', hasOpenReturn: true }, 'answer-return'],
  ['another candle is promised', { ...paid, status: 'delivered', owesReplacement: true }, 'send-replacement'],
  ['candles are to be collected', { ...paid, status: 'delivered', owesCollection: true }, 'collect-return'],
  ['gives back before it was packed', { ...paid, hasOpenReturn: true }, 'answer-return'],
] as const)('%s', (_, order, step) => {
  expect(chooseNextStep(order)).toBe(step)
})
