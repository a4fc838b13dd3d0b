import { type StripeFault, startFakeStripe } from '../../fakes/fake-stripe.ts'
import type { Random } from '../random.ts'
import type { Moments } from './moments.ts'
import type { MovableClock } from './movable-clock.ts'

type Weights = Readonly<Record<StripeFault | 'none', number>>

/** Weights per thousand requests: normal operation, and during faults. */
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
const faulty: Weights = {
  none: 250,
  'server-error': 350,
  'error-remembered': 20,
  'rate-limited': 150,
  'answer-lost': 200,
  hang: 30,
  unauthorised: 0,
  'invalid-request': 0,
}

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
  let faultyRequests = 0
  let isRecovering = false

  function nextFault(): StripeFault | undefined {
    moments.note('provider-asked')
    if (isRecovering) return undefined
    const fault = random.weighted(faultyRequests > 0 ? faulty : ordinary)
    faultyRequests = Math.max(0, faultyRequests - 1)
    if (fault === 'none') return undefined
    counts[fault] += 1
    return fault
  }

  const stripe = await startFakeStripe({ now: clock.now, nextFault })
  return {
    ...stripe,
    counts,
    startFaults(requests: number): void {
      faultyRequests = requests
    },
    endFaults(): void {
      isRecovering = true
    },
  }
}

export type ChaosProvider = Awaited<ReturnType<typeof startChaosProvider>>
