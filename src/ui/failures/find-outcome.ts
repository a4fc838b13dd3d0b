import { pathTo } from '#addresses.ts'
import { lookingForOutcome } from '#platform/copy/failures.ts'
import { toast } from '#ui/toast/toast-store.ts'

/**
 * 'answered': the shop has the answer. 'handled': decided, but without a stored answer. 'none': not run
 * and never will be. 'unknown': unreachable or still running.
 */
export type Outcome = 'answered' | 'handled' | 'none' | 'unknown'

const PAUSES_MS = [0, 1_000, 2_000, 4_000]
const MAX_WAIT_MS = 12_000

/** Shows that the outcome is unknown, then polls the shop until it is known or aborted. */
export function findOutcome(requestKey: string, signal: AbortSignal): Promise<Outcome> {
  const outcome = askUntilKnown(requestKey, signal)
  toast({ ...lookingForOutcome, until: outcome })
  return outcome
}

async function askUntilKnown(requestKey: string, signal: AbortSignal): Promise<Outcome> {
  for (const pause of PAUSES_MS) {
    await wait(pause, signal)
    if (signal.aborted) return 'unknown'
    const outcome = await ask(requestKey, signal)
    if (outcome) return outcome
  }
  return 'unknown'
}

async function ask(requestKey: string, signal: AbortSignal): Promise<Outcome | null> {
  try {
    const response = await fetch(pathTo('requestAnswer'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestKey }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]),
    })
    if (!response.ok) return null
    const { outcome } = (await response.json()) as { outcome: 'answered' | 'handled' | 'running' | 'none' }
    return outcome === 'running' ? null : outcome
  } catch {
    return null
  }
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
