import { randomBytes } from 'node:crypto'
import { clientNetwork } from '#platform/http/client-facts.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import { NO_CLIENT, type RequestFacts } from '#platform/http/request/context.server.ts'

/** React Router, or whatever else answers pages and calls. */
export type App = (request: Request, facts: RequestFacts) => Promise<Response>

export interface AppRun {
  facts: RequestFacts
  /** The first surprise that was reported. */
  failure(): unknown
}

export function runFor(exchange: Exchange, log: (error: unknown) => unknown): AppRun {
  return createRun(exchange, log, {
    // Limits count by it, and an IPv6 household has more addresses than it could ever use up.
    clientAddress: clientNetwork(exchange.client.address),
    isLoopback: exchange.client.isLoopback,
  })
}

/** A page for the cache is made for nobody in particular: nothing about the first visitor may get into it. */
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
