import { expect, test } from 'vitest'
import type { LinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import { linkEnd } from './link-end.ts'

const waits: Parameters<typeof linkEnd>[0] = {
  status: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'pix',
  timeline: [],
}
const expired = [
  { kind: 'expired', at: new Date(0), status: null, trackingNumber: null, expectedDay: null },
] as const

test.each<
  [string, Partial<LinkedOrder>, { isWaiting?: boolean; pix?: 'pix-key' | 'offline' }, string | null]
>([
  ['can be paid', {}, { isWaiting: true }, null],
  ['is paid', { paymentStatus: 'paid', status: 'processing' }, {}, null],
  ['was paid too late to be kept', { paymentStatus: 'paid', status: 'cancelled' }, {}, 'returning'],
  ['was given back', { paymentStatus: 'refunded', status: 'cancelled' }, {}, 'refunded'],
  ['is over, noticed or not', {}, {}, 'pix'],
  [
    'is over with the own key',
    { status: 'cancelled', timeline: [...expired] },
    { pix: 'pix-key' },
    'own-key',
  ],
  ['is over by card', { paymentMethod: 'card' }, {}, 'card'],
  ['was cancelled', { status: 'cancelled' }, {}, 'cancelled'],
])('an order that %s', (_, facts, { isWaiting = false, pix = 'offline' }, end) => {
  const takes = { pix, card: 'offline' } as const
  expect(linkEnd({ ...waits, ...facts }, { isWaiting, takes })).toBe(end)
})
