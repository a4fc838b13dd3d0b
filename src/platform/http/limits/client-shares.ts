import { clientNetwork, isLoopbackAddress } from '#platform/http/client-facts.ts'

export interface ShareLimits {
  /** Long-term rate of pages and calls per client; 0 for no limit. */
  perSecond: number
  burstSeconds?: number
  maxInFlight?: number
}

interface Client {
  inFlight: number
  left: number
  countedAt: number
}

/** Prevents one client from monopolising the process. Cached pages and files are not counted. */
export interface ClientShares {
  take(address: string): (() => void) | undefined
  isIdle(address: string): boolean
}

const DEFAULT_BURST_SECONDS = 4
const DEFAULT_IN_FLIGHT = 40
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
    const elapsed = Math.max(0, now() - client.countedAt)
    client.left = Math.min(burst, client.left + (elapsed / 1_000) * perSecond)
    client.countedAt = now()
    if (clients.size >= MANY_CLIENTS) forgetIdle(clients, now() - burstSeconds * 1_000)
    clients.set(network, client)
    return client
  }

  // Loopback addresses belong to probes, tests or a proxy without forwarding headers. Everyone behind them
  // would count as one client.
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
