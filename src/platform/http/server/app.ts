import { randomBytes } from 'node:crypto'
import { clientNetwork } from '#platform/http/client-facts.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import { NO_CLIENT, type RequestFacts } from '#platform/http/request/context.server.ts'

export type App = (request: Request, facts: RequestFacts) => Promise<Response>

export interface AppRun {
  facts: RequestFacts
  failure(): unknown
}

export function runFor(exchange: Exchange, log: (error: unknown) => unknown): AppRun {
  return createRun(exchange, log, {
    // Passes the network instead of the address, because rate limits use it and an IPv6 household has
    // unlimited addresses.
    clientAddress: clientNetwork(exchange.client.address),
    isLoopback: exchange.client.isLoopback,
  })
}

/** Renders a page for the cache; must not contain anything of the first visitor. */
export function runForAnybody(exchange: Exchange, log: (error: unknown) => unknown): AppRun {
  return createRun(exchange, log, { clientAddress: NO_CLIENT, isLoopback: false })
}

function createRun(
  exchange: Exchange,
  log: (error: unknown) => unknown,
  client: Pick<RequestFacts, 'clientAddress' | 'isLoopback'>,
): AppRun {
  let failure: unknown
  return {
    failure: () => failure,
    facts: {
      ...client,
      requestId: exchange.id,
      nonce: randomBytes(16).toString('base64url'),
      reportFailure(error) {
        failure ??= error
        log(error)
      },
    },
  }
}
