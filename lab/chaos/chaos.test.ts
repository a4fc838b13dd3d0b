import { expect, test } from 'vitest'
import { isFullRun } from '../full-run.ts'
import type { ChaosOptions } from './options.ts'
import { describeComplaint } from './report.ts'
import { type ChaosResult, runChaos } from './run-chaos.ts'
import { ImageDisk } from './world/image-disk.ts'

/** `npm run test:chaos` takes any seed and length. */
const smoke: ChaosOptions = {
  seed: 20_261_115,
  purchases: 5,
  kills: 1,
  customers: 3,
  minutes: 5,
  faults: ['kill-shop'],
}
const long: ChaosOptions = { seed: 20_261_115, purchases: 50, kills: 3, customers: 8, minutes: 5 }

async function expectNothingLost(options: ChaosOptions): Promise<ChaosResult['evidence']> {
  const { complaints, failures, purchases, kills, evidence } = await runChaos(options, {
    shopSaid: () => {},
    shown: () => {},
  })
  const wrong = [...complaints.map(describeComplaint), ...failures]
  // Repeated as the message, because the assertion truncates long values.
  expect(wrong, wrong.join('\n')).toEqual([])
  expect(kills).toBe(options.kills)
  expect(purchases).toBeGreaterThanOrEqual(options.purchases)
  // Proves that the auditor had something to check.
  expect(evidence.orders.length).toBeGreaterThanOrEqual(options.purchases)
  expect(evidence.emails.length).toBeGreaterThanOrEqual(options.purchases)
  expect(evidence.acknowledged.paid.length).toBeGreaterThan(0)
  expect(evidence.acknowledged.counts.length).toBeGreaterThan(0)
  return evidence
}

test.skipIf(isFullRun)(
  'one kill under load loses and duplicates nothing',
  async () => {
    await expectNothingLost(smoke)
  },
  420_000,
)

test.runIf(isFullRun)(
  '3 kills and all other faults during 50 purchases: nothing is lost',
  async () => {
    const evidence = await expectNothingLost(long)
    expect(evidence.acknowledged.newDays.length).toBeGreaterThan(0)
    expect(evidence.orders.some(({ hasKit, paymentStatus }) => hasKit && paymentStatus === 'paid')).toBe(true)
    expect(evidence.acknowledged.vouchers.length).toBeGreaterThan(0)
    expect(evidence.acknowledged.covered.length).toBeGreaterThan(0)
    expect(evidence.orders.some(({ spent, total }) => spent > 0 && total > 0)).toBe(true)
    expect(evidence.acknowledged.imageRefusals).toHaveLength(new ImageDisk().canBeFilled ? 1 : 0)
  },
  420_000,
)
