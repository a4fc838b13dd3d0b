import { expect, it } from 'vitest'
import { createClientShares } from './client-shares.ts'

const STRANGER = '198.51.100.7'

function sharesAt(limits: { perSecond: number; burstSeconds?: number; maxInFlight?: number }) {
  const time = { ms: 0 }
  return { time, shares: createClientShares(limits, () => time.ms) }
}

it('lets a client have what comes in a burst, then what time gives back', () => {
  const { time, shares } = sharesAt({ perSecond: 10, burstSeconds: 2 })
  const takeAll = () => {
    let shareCount = 0
    for (let release = shares.take(STRANGER); release; release = shares.take(STRANGER)) {
      release()
      shareCount += 1
    }
    return shareCount
  }
  expect(takeAll()).toBe(20)
  time.ms = 500
  expect(takeAll()).toBe(5)
  time.ms = 60_000
  expect(takeAll()).toBe(20)
})

it('counts each client apart, and an IPv6 household as one', () => {
  const { shares } = sharesAt({ perSecond: 1, burstSeconds: 1 })
  expect(shares.take('2001:db8::1')).toBeDefined()
  expect(shares.take('2001:db8::2')).toBeUndefined()
  expect(shares.take(STRANGER)).toBeDefined()
})

it('limits the concurrent requests of one client', () => {
  const { shares } = sharesAt({ perSecond: 100, maxInFlight: 2 })
  const first = shares.take(STRANGER)
  shares.take(STRANGER)
  expect(shares.take(STRANGER)).toBeUndefined()
  first?.()
  first?.()
  expect(shares.isIdle(STRANGER), 'ending twice ends one').toBe(false)
  expect(shares.take(STRANGER)).toBeDefined()
  expect(shares.take(STRANGER)).toBeUndefined()
})

it('has no limits for this machine or if the owner switched them off', () => {
  const { shares } = sharesAt({ perSecond: 1, burstSeconds: 1 })
  for (let count = 0; count < 9; count += 1) expect(shares.take('127.0.0.1')).toBeDefined()
  expect(shares.isIdle('127.0.0.1'), 'nobody knows who asks there').toBe(false)
  const open = sharesAt({ perSecond: 0 }).shares
  for (let count = 0; count < 9; count += 1) expect(open.take(STRANGER)).toBeDefined()
})
