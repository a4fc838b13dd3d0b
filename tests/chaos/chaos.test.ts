import { expect, test } from 'vitest'
import { sentenceOf } from './report.ts'
import { runChaos } from './run-chaos.ts'
import { ImageDisk } from './world/image-disk.ts'

/** The short form of `npm run test:chaos`; that one takes a while and finds more. */
const options = { seed: 20_261_115, purchases: 50, kills: 3, customers: 8, minutes: 5 }

test('3 kills, 50 purchases and everything else that breaks: nothing is lost, nothing is doubled', async () => {
  const { complaints, failures, purchases, kills, evidence } = await runChaos(options, {
    shopSaid: () => {},
    shown: () => {},
  })
  const wrong = [...complaints.map(sentenceOf), ...failures]
  // Said beside the comparison too, which shortens what it shows.
  expect(wrong, wrong.join('\n')).toEqual([])
  expect(kills).toBe(options.kills)
  expect(purchases).toBeGreaterThanOrEqual(options.purchases)
  // An auditor who was shown nothing would have nothing to say either.
  expect(evidence.orders.length).toBeGreaterThanOrEqual(options.purchases)
  expect(evidence.emails.length).toBeGreaterThanOrEqual(options.purchases)
  expect(evidence.acknowledged.paid.length).toBeGreaterThan(0)
  expect(evidence.acknowledged.counts.length).toBeGreaterThan(0)
  expect(evidence.acknowledged.newDays.length).toBeGreaterThan(0)
  expect(evidence.orders.some(({ hasKit, paymentStatus }) => hasKit && paymentStatus === 'paid')).toBe(true)
  expect(evidence.acknowledged.vouchers.length).toBeGreaterThan(0)
  expect(evidence.acknowledged.covered.length).toBeGreaterThan(0)
  expect(evidence.orders.some(({ spent, total }) => spent > 0 && total > 0)).toBe(true)
  expect(evidence.acknowledged.imageRefusals).toHaveLength(new ImageDisk().canBeFilled ? 1 : 0)
}, 420_000)
