import { clientNetwork, isLoopbackAddress } from '#platform/http/client-facts.ts'

export interface ShareLimits {
  /** Pages and calls of one client that the app works on, per second in the long run; 0 for no limit. */
  perSecond: number
  /** How many seconds' worth may come at once. */
  burstSeconds?: number
  /** How many may be worked on at the same time. */
  maxInFlight?: number
}

interface Client {
  inFlight: number
  /** How many it may still have now; grows with time. */
  left: number
  countedAt: number
}

/** Keeps one client from taking the process from the others. Cached pages and files never ask here. */
export interface ClientShares {
  /** A function to call when the work is done, or undefined when this client has had its share. */
  take(address: string): (() => void) | undefined
  /** Nothing of this client is being worked on; false where clients cannot be told apart. */
  isIdle(address: string): boolean
}

const DEFAULT_BURST_SECONDS = 4
const DEFAULT_IN_FLIGHT = 40
/** Beyond this many, those that are owed nothing are forgotten. */
const MANY_CLIENTS = 10_000

export function createClientShares(
  limits: ShareLimits,
  now: () => number = () => performance.now(),
): ClientShares {
  const { perSecond, burstSeconds = DEFAULT_BURST_SECONDS, maxInFlight = DEFAULT_IN_FLIGHT } = limits
  const burst = perSecond * burstSeconds
  const clients = new Map<string, Client>()

  function clientAt(network: string): Client {
    const client = clients.get(network) ?? { inFlight: 0, left: burst, countedAt: now() }
    const passed = Math.max(0, now() - client.countedAt)
    client.left = Math.min(burst, client.left + (passed / 1_000) * perSecond)
    client.countedAt = now()
    if (clients.size >= MANY_CLIENTS) forgetIdle(clients, now() - burstSeconds * 1_000)
    clients.set(network, client)
    return client
  }

  // This very machine: a probe, a test, or a proxy that does not say for whom it asks. Everybody would count as one.
  const isUncounted = (address: string) => perSecond === 0 || isLoopbackAddress(address)

  return {
    take(address) {
      if (isUncounted(address)) return () => undefined
      const client = clientAt(clientNetwork(address))
      if (client.left < 1 || client.inFlight >= maxInFlight) return undefined
      client.left -= 1
      client.inFlight += 1
      let isOver = false
      return () => {
        if (!isOver) client.inFlight -= 1
        isOver = true
      }
    },
    isIdle: (address) => !isUncounted(address) && !clients.get(clientNetwork(address))?.inFlight,
  }
}

function forgetIdle(clients: Map<string, Client>, before: number): void {
  for (const [network, { inFlight, countedAt }] of clients)
    if (inFlight === 0 && countedAt <= before) clients.delete(network)
}
