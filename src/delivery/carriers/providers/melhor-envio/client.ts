import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import type { AccountEnvironment, NotConnected, Unavailable } from '#delivery/carriers/providers/port.ts'
import type { Clock } from '#platform/config/clock.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import {
  createRemoteService,
  type RemoteQuestion,
  type RemoteService,
  RemoteServiceError,
  type RemoteServiceOptions,
  serviceUrl,
} from '#platform/remote-service/remote-service.ts'
import type { AccountStore, AccountTokens, RenewedTokens } from './account-store.ts'
import { reasonOf, tokensShape } from './answers.ts'

const ADDRESSES: Readonly<Record<AccountEnvironment, string>> = {
  production: 'https://melhorenvio.com.br',
  sandbox: 'https://sandbox.melhorenvio.com.br',
}
/** A customer waits for a quote; the owner waits for a label that they have paid. */
const QUOTE_MS = 1_500
const LABEL_MS = 10_000
/** Many runs of the task, should the service be away. */
const AHEAD_MS = 24 * 60 * 60 * 1000

export interface MelhorEnvioSettings {
  /** Another host than its own, such as a local one that answers alike. */
  readonly apiBase?: string | undefined
  readonly app?: { readonly clientId: string; readonly clientSecret: string } | undefined
}

export type Declined = Refusal<'refused', { readonly reason: string; readonly status: number }>
type Answer<Shape> = Ok<Shape> | NotConnected | Unavailable | Declined

interface Question<Shape> {
  readonly path: string
  readonly shape: z.ZodType<Shape>
  readonly method?: 'DELETE'
  readonly body?: unknown
  readonly query?: Record<string, string>
  readonly isQuote?: boolean
}

export interface MelhorEnvioClient {
  /** With the owner's account: a token that has ended is renewed once and the question asked again. */
  ask<Shape>(question: Question<Shape>): Promise<Answer<Shape>>
  /** With tokens that are not kept yet. */
  askWith<Shape>(tokens: AccountTokens, question: Question<Shape>): Promise<Answer<Shape>>
  exchange(
    environment: AccountEnvironment,
    grant: Record<string, string>,
  ): Promise<Ok<RenewedTokens> | Unavailable | Declined>
  /** Before a customer meets a token that has ended. */
  renewAhead(): Promise<void>
  addressOf(environment: AccountEnvironment): string
}

export interface ClientOptions {
  readonly settings: MelhorEnvioSettings
  readonly store: AccountStore
  readonly clock: Clock
  /** 'Lume & Coco (ola@exemplo.com.br)': the service wants to know whom to write to. */
  readonly contact: () => string
  readonly remote: Omit<RemoteServiceOptions, 'name' | 'timeoutMs'> & { readonly quoteMs?: number }
}

type AnswerOrDeclined<Shape> = { readonly declined: Declined } | { readonly answer: Shape }

export function createClient({ settings, store, clock, contact, remote }: ClientOptions): MelhorEnvioClient {
  const quotes = createRemoteService({
    ...remote,
    name: 'Melhor Envio, quotes',
    timeoutMs: remote.quoteMs ?? QUOTE_MS,
  })
  const labels = createRemoteService({ ...remote, name: 'Melhor Envio', timeoutMs: LABEL_MS })
  const addressOf = (environment: AccountEnvironment) => settings.apiBase ?? ADDRESSES[environment]

  const askWith: MelhorEnvioClient['askWith'] = ({ environment, accessToken }, question) => {
    const { path, query, body, shape, isQuote = false } = question
    const { method = body === undefined ? 'GET' : 'POST' } = question
    return answerOf(isQuote ? quotes : labels, {
      url: serviceUrl(addressOf(environment), path, query),
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'user-agent': inHeader(contact()) },
      body,
      shape,
    })
  }

  const exchange: MelhorEnvioClient['exchange'] = async (environment, grant) => {
    const { clientId = '', clientSecret = '' } = settings.app ?? {}
    const answer = await answerOf(labels, {
      url: serviceUrl(addressOf(environment), 'oauth/token'),
      method: 'POST',
      headers: { 'user-agent': inHeader(contact()) },
      body: { ...grant, client_id: clientId, client_secret: clientSecret },
      shape: tokensShape,
    })
    if (!answer.ok) return answer
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer.value
    return ok({ accessToken, refreshToken, expiresAt: new Date(clock.now().getTime() + seconds * 1000) })
  }

  /** Null where the service will not; a service that is away is thrown through, so that nothing is written. */
  const renew = ({ accessToken }: AccountTokens) =>
    store.renew(accessToken, async ({ environment, refreshToken }) => {
      if (!refreshToken || !settings.app) return null
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const fresh = await exchange(environment, grant)
      if (!fresh.ok && fresh.code === 'unavailable') throw new RenewalAway()
      return fresh.ok ? fresh.value : null
    })

  /** A customer does not wait for it, and it is not broken off: a new token whose answer is lost ends the account. */
  const renewed = (account: AccountTokens, { isQuote = false }: { isQuote?: boolean }) => {
    const renewal = renew(account).catch((error) => {
      if (error instanceof RenewalAway) return 'away' as const
      throw error
    })
    return isQuote
      ? Promise.race([renewal, delay(remote.quoteMs ?? QUOTE_MS, 'busy' as const, { ref: false })])
      : renewal
  }

  return {
    addressOf,
    askWith,
    exchange,
    async renewAhead() {
      const ending = await store.loadEnding(new Date(clock.now().getTime() + AHEAD_MS))
      if (ending?.refreshToken) await renewed(ending, {})
    },
    async ask(question) {
      const account = await store.load()
      if (!account) {
        // One that was sealed under another secret is there, and nobody can open it.
        await store.failed('unauthorised')
        return refuse('not-connected')
      }
      let answer = await askWith(account, question)
      if (isStale(answer)) {
        const fresh = await renewed(account, question)
        if (fresh === 'busy') return refuse('unavailable')
        if (fresh === 'away') answer = refuse('unavailable')
        else answer = fresh ? await askWith(fresh, question) : refuse('not-connected')
      }
      if (isStale(answer)) answer = refuse('not-connected')
      if (answer.ok && account.isFailing) await store.worked()
      if (!answer.ok && answer.code === 'unavailable') await store.failed('unavailable')
      if (!answer.ok && answer.code === 'not-connected') await store.failed('unauthorised')
      return answer
    },
  }
}

class RenewalAway extends Error {}

const UNAUTHORISED = 401
const isStale = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.code === 'refused' && answer.details.status === UNAUTHORISED

async function answerOf<Shape>(
  service: RemoteService,
  question: RemoteQuestion<Shape>,
): Promise<Ok<Shape> | Unavailable | Declined> {
  try {
    const answer = await service.ask<AnswerOrDeclined<Shape>>({
      ...question,
      shape: question.shape.transform((value): AnswerOrDeclined<Shape> => ({ answer: value })),
      refused: (status, body) => ({ declined: refuse('refused', { reason: reasonOf(body), status }) }),
    })
    if (!answer) return refuse('unavailable')
    return 'declined' in answer ? answer.declined : ok(answer.answer)
  } catch (error) {
    if (error instanceof RemoteServiceError) return refuse('unavailable')
    throw error
  }
}

/** A header takes no accents. */
const inHeader = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
