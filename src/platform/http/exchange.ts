import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientFacts } from './client-facts.ts'

/** What kind of answer a request got, for the metrics: few values, whatever visitors type. */
export type RouteClass =
  | 'page-cached'
  | 'page'
  | 'data'
  | 'api'
  | 'static'
  | 'media'
  | 'realtime'
  | 'probe'
  | 'refused'

/** One request and its answer on their way through the HTTP layer. */
export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly id: string
  /** Without the query string. */
  readonly path: string
  /** The origin of the page's own address, from the accepted Host. */
  readonly origin: string
  readonly client: ClientFacts
  routeClass: RouteClass
}

/** Answers the exchange and says true, or leaves it alone and says false. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>

export const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD'
