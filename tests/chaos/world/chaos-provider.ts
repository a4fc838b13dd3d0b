import { type StripeFault, startFakeStripe } from '../../support/fake-stripe.ts'
import type { Random } from '../random.ts'
import type { Moments } from './moments.ts'
import type { MovableClock } from './movable-clock.ts'

type Weights = Readonly<Record<StripeFault | 'none', number>>

/** Out of a thousand requests on an ordinary day, and while the provider is in trouble. */
const ordinary: Weights = {
  none: 960,
  'server-error': 14,
  'error-remembered': 2,
  'rate-limited': 10,
  'answer-lost': 12,
  hang: 2,
  unauthorised: 0,
  'invalid-request': 0,
}
const troubled: Weights = {
  none: 250,
  'server-error': 350,
  'error-remembered': 20,
  'rate-limited': 150,
  'answer-lost': 200,
  hang: 30,
  unauthorised: 0,
  'invalid-request': 0,
}

/** Stripe as its documentation describes it, on days that are not its best. */
export async function startChaosProvider({
  clock,
  moments,
  random,
}: {
  clock: MovableClock
  moments: Moments
  random: Random
}) {
  const counts: Record<StripeFault, number> = {
    'server-error': 0,
    'error-remembered': 0,
    'rate-limited': 0,
    unauthorised: 0,
    'invalid-request': 0,
    'answer-lost': 0,
    hang: 0,
  }
  let troubledRequests = 0
  let isCalm = false

  function nextFault(): StripeFault | undefined {
    moments.note('provider-asked')
    if (isCalm) return undefined
    const drawn = random.weighted(troubledRequests > 0 ? troubled : ordinary)
    troubledRequests = Math.max(0, troubledRequests - 1)
    if (drawn === 'none') return undefined
    counts[drawn] += 1
    return drawn
  }

  const stripe = await startFakeStripe({ now: clock.now, nextFault })
  return {
    ...stripe,
    counts,
    /** The next so many requests meet a provider in trouble. */
    trouble(requests: number): void {
      troubledRequests = requests
    },
    calmDown(): void {
      isCalm = true
    },
  }
}

export type ChaosProvider = Awaited<ReturnType<typeof startChaosProvider>>
