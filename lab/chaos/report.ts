import { type Complaint, counts } from './auditor/audit.ts'
import type { ChaosOptions } from './options.ts'
import type { ChaosResult } from './run-chaos.ts'
import type { World } from './world/world.ts'

const LINE_EVERY_MS = 5_000

export function watchProgress(world: World, options: ChaosOptions, say: (line: string) => void): () => void {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const { provider, diary, shop, acknowledged, mailServer, courier, failedAnswers } = world
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    const parts = [
      `${String(seconds).padStart(4)} s`,
      `${provider.ledger.charges.size + acknowledged.covered.length}/${options.purchases} purchases`,
      `${diary.count('shop killed')}/${options.kills} kills`,
      `${diary.count('database')} database faults`,
      `${shop.starts} starts`,
      `${acknowledged.checkouts.length} checkouts`,
      `${mailServer.emails.length} emails`,
      `${courier.counts.delivered} webhooks`,
      `unanswered ${failedAnswers.noAnswer}, 503 ${failedAnswers.unavailable}, 500 ${failedAnswers.failed}`,
    ]
    say(parts.join(' · '))
  }, LINE_EVERY_MS)
  return () => clearInterval(timer)
}

export const describeComplaint = ({ count, id, reason }: Complaint) => `${count}: ${id}: ${reason}`

const SHOWN_PER_COUNT = 20

export function reportResult(result: ChaosResult, world: World, say: (line: string) => void): void {
  const { evidence, complaints } = result
  const { courier, provider, diary, disk } = world
  say('')
  for (const [name, figure] of Object.entries({
    'cards charged, and carts paid by a voucher alone': result.purchases,
    'orders written': evidence.orders.length,
    'orders paid at the end': evidence.orders.filter((order) => order.paymentStatus === 'paid').length,
    refunded: evidence.orders.filter((order) => order.paymentStatus === 'refunded').length,
    'emails taken by the mail server': evidence.emails.length,
    'second copies of a email (same Message-ID)':
      evidence.emails.length - new Set(evidence.emails.map((email) => email.messageId)).size,
    webhooks: JSON.stringify(courier.counts),
    'provider faults': JSON.stringify(provider.counts),
    'shop killed with -9': `${diary.count('shop killed')} and ${diary.count('killed before a start')} on the way to a start`,
    'shop ended by itself': world.shop.endedByItself,
    'database killed, crashed or restarted': diary.count('database'),
    'lines cut': diary.count('lines cut'),
    'mail server down': diary.count('mail'),
    'image disk full': disk.canBeFilled ? diary.count('disk') : 'not on this machine',
    'fetched, moved, paid back after a lost batch': [
      evidence.orders.filter(({ isPickup }) => isPickup).length,
      evidence.acknowledged.newDays.length,
      evidence.acknowledged.moneyBack.length,
    ].join(', '),
    'orders with kits': evidence.orders.filter(({ hasKit }) => hasKit).length,
    'vouchers bought, orders covered, partly paid by one': [
      evidence.vouchers.filter(({ state }) => state !== 'pending').length,
      evidence.orders.filter(({ voucher, total }) => voucher > 0 && total === 0).length,
      evidence.orders.filter(({ spent, total }) => spent > 0 && total > 0).length,
    ].join(', '),
    'images added': evidence.acknowledged.images.length,
    'images refused': JSON.stringify(evidence.acknowledged.imageRefusals),
    'time jumps': Math.floor(world.clock.era / 2) - 1,
    'answers people did not get': JSON.stringify(world.failedAnswers),
  }))
    say(`  ${name.padEnd(46)} ${figure}`)
  say('')
  for (const count of counts) {
    const matching = complaints.filter((complaint) => complaint.count === count)
    say(`  ${matching.length === 0 ? '✓' : '✗'} ${count.padEnd(44)} ${matching.length}`)
    for (const { id, reason } of matching.slice(0, SHOWN_PER_COUNT)) say(`      ${id}: ${reason}`)
  }
  for (const failure of result.failures) say(`  ✗ ${failure}`)
}
