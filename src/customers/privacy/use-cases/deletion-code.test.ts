import { expect, it } from 'vitest'
import { closeBox, createSealing, sealKey } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { isDeletionCode } from './deletion-code.ts'

const secret = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-16T12:00:00Z')
const clock = { now: () => now }
const shop = { clock, sealing: createSealing({ secret, ...clock }) } as unknown as Shop

/** Format of an earlier release: the ticket itself contains the expiry. */
function earlierTicket(expiresAt: number): string {
  const content = { purpose: 'delete-account', userId: 'u1', code: '123456', expiresAt }
  return closeBox(sealKey(secret, 'lume seal'), Buffer.from(JSON.stringify(content)))
}

it('a code that was mailed before an update still ends the account, until its own end', () => {
  const answer = (ticket: string) => isDeletionCode(shop, { userId: 'u1', code: '123 456', ticket })
  expect(answer(earlierTicket(now.getTime() + 1))).toBe(true)
  expect(answer(earlierTicket(now.getTime()))).toBe(false)
})
