import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientFacts } from './client-facts.ts'

/** Metrics label, so it must have few values. */
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

export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly id: string
  readonly path: string
  readonly origin: string
  readonly client: ClientFacts
  routeClass: RouteClass
}

export type Handler = (exchange: Exchange) => boolean | Promise<boolean>

export const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD'
