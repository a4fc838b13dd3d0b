import { expect, test } from 'vitest'
import type { AdminRequest } from '#accounts/session/admin/admin-action.server.ts'
import { orderIntents } from './order-action.server.ts'

const [orderId, otherId] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']
const now = new Date('2026-11-19T12:00:00Z')
const request = {
  shop: { clock: { now: () => now } },
  actor: { id: orderId, name: 'Clara' },
  params: { id: orderId },
} as unknown as AdminRequest

test.each([
  ['refund', 'reason', { how: 'all', reason: ' ' }],
  ['message', 'text', { subject: 'Sua vela', text: '' }],
  ['message', 'subject', { subject: ' ', text: 'Oi' }],
  ['items', 'itemQuantity.0', { item: otherId, itemQuantity: 'duas' }],
  ['items', 'candleQuantity.0', { item: otherId, itemQuantity: '1', candle: otherId, candleQuantity: '' }],
  ['invoice', 'accessKey', { accessKey: '123' }],
  ['return-code', 'code', { returnId: otherId, code: ' ' }],
  ['decline-return', 'words', { returnId: otherId, words: '' }],
  ['exchange-return', 'day', { returnId: otherId, day: '2026-11-18' }],
  ['arrange-return', 'day', { returnId: otherId, day: '' }],
  ['ride-cost', 'cost', { returnId: otherId, cost: 'vinte' }],
] as const)('%s names the field %s that it refuses', async (name, field, fields) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const answer = await orderIntents[name].read(form)?.carryOut(request)
  expect(answer).toMatchObject({ ok: false, field })
})
