import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import type { Log } from '#platform/config/log.ts'
import { type BreakerOptions, createCircuitBreaker } from './circuit-breaker.ts'

export type RemoteFailure = 'resting' | 'timeout' | 'unreachable' | 'status' | 'shape' | 'no-route'

export class RemoteServiceError extends Error {
  readonly service: string
  readonly failure: RemoteFailure
  readonly status: number | undefined
  constructor(service: string, failure: RemoteFailure, status?: number) {
    super(`${service}: ${failure}${status ? ` ${status}` : ''}`)
    this.name = 'RemoteServiceError'
    this.service = service
    this.failure = failure
    this.status = status
  }
}

export type RemoteServiceOptions = BreakerOptions & {
  readonly name: string
  readonly log: Pick<Log, 'warn'>
  readonly timeoutMs?: number
  readonly retries?: number
  readonly retryDelayMs?: number
}

export type RemoteQuestion<Shape> = {
  readonly url: URL
  readonly shape: z.ZodType<Shape>
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly absent?: readonly number[]
  /** Turns a 4xx response with a reason into a result; if absent, a 4xx is a failure. */
  readonly refused?: (status: number, words: unknown) => Shape
}

export interface RemoteService {
  ask<Shape>(question: RemoteQuestion<Shape>): Promise<Shape | null>
}

const isWorthRetrying = ({ failure, status = 0 }: RemoteServiceError) =>
  failure === 'unreachable' || (failure === 'status' && (status === 429 || status >= 500))

export function createRemoteService(options: RemoteServiceOptions): RemoteService {
  const { name, log, timeoutMs = 1_500, retries = 0, retryDelayMs = 100 } = options
  const breaker = createCircuitBreaker(options)

  async function attempt<Shape>(question: RemoteQuestion<Shape>, signal: AbortSignal): Promise<Shape | null> {
    const response = await send(name, question, signal)
    if (question.absent?.includes(response.status)) {
      await response.body?.cancel()
      return null
    }
    if (question.refused && response.status >= 400 && response.status < 500 && response.status !== 429)
      return question.refused(response.status, await response.json().catch(() => null))
    if (!response.ok) {
      await response.body?.cancel()
      throw new RemoteServiceError(name, 'status', response.status)
    }
    const parsedAnswer = question.shape.safeParse(await readJson(name, response, signal))
    if (!parsedAnswer.success) throw new RemoteServiceError(name, 'shape')
    return parsedAnswer.data
  }

  async function attemptOften<Shape>(question: RemoteQuestion<Shape>): Promise<Shape | null> {
    const signal = AbortSignal.timeout(timeoutMs)
    for (let retry = 0; ; retry++) {
      try {
        return await attempt(question, signal)
      } catch (error) {
        const shouldRetry = error instanceof RemoteServiceError && isWorthRetrying(error) && retry < retries
        if (!shouldRetry) throw error
        await pause(name, retryDelayMs * 2 ** retry, signal)
      }
    }
  }

  return {
    async ask(question) {
      if (!breaker.mayTry()) throw new RemoteServiceError(name, 'resting')
      try {
        const answer = await attemptOften(question)
        breaker.succeeded()
        return answer
      } catch (error) {
        breaker.failed()
        if (error instanceof RemoteServiceError) {
          log.warn(
            { service: name, failure: error.failure, status: error.status },
            'A remote service failed.',
          )
        }
        throw error
      }
    },
  }
}

async function send(name: string, question: RemoteQuestion<unknown>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(question.url, {
      method: question.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(question.body !== undefined && { 'content-type': 'application/json' }),
        ...question.headers,
      },
      body: question.body === undefined ? undefined : JSON.stringify(question.body),
      signal,
    })
  } catch {
    throw new RemoteServiceError(name, signal.aborted ? 'timeout' : 'unreachable')
  }
}

async function readJson(name: string, response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return response.status === 204 ? null : await response.json()
  } catch {
    throw new RemoteServiceError(name, signal.aborted ? 'timeout' : 'shape')
  }
}

async function pause(name: string, milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal })
  } catch {
    throw new RemoteServiceError(name, 'timeout')
  }
}

export function serviceUrl(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
