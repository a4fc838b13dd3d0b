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
import { readReason, tokensShape } from './answers.ts'

const ADDRESSES: Readonly<Record<AccountEnvironment, string>> = {
  production: 'https://melhorenvio.com.br',
  sandbox: 'https://sandbox.melhorenvio.com.br',
}
/** Short, because a customer waits for the quote. */
const QUOTE_MS = 1_500
const LABEL_MS = 10_000
/**
 * Tokens are renewed this long before they expire, which allows many retries if the service is
 * unavailable.
 */
const AHEAD_MS = 24 * 60 * 60 * 1000

export interface MelhorEnvioSettings {
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
  /** Refreshes an expired token once and repeats the request. */
  ask<Shape>(question: Question<Shape>): Promise<Answer<Shape>>
  askWith<Shape>(tokens: AccountTokens, question: Question<Shape>): Promise<Answer<Shape>>
  exchange(
    environment: AccountEnvironment,
    grant: Record<string, string>,
  ): Promise<Ok<RenewedTokens> | Unavailable | Declined>
  renewAhead(): Promise<void>
  addressOf(environment: AccountEnvironment): string
}

export interface ClientOptions {
  readonly settings: MelhorEnvioSettings
  readonly store: AccountStore
  readonly clock: Clock
  /** 'Loja (ola@exemplo.com.br)': the service requires a contact in the user agent. */
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
  const chooseAddress = (environment: AccountEnvironment) => settings.apiBase ?? ADDRESSES[environment]

  const askWith: MelhorEnvioClient['askWith'] = ({ environment, accessToken }, question) => {
    const { path, query, body, shape, isQuote = false } = question
    const { method = body === undefined ? 'GET' : 'POST' } = question
    return askService(isQuote ? quotes : labels, {
      url: serviceUrl(chooseAddress(environment), path, query),
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'user-agent': inHeader(contact()) },
      body,
      shape,
    })
  }

  const exchange: MelhorEnvioClient['exchange'] = async (environment, grant) => {
    const { clientId = '', clientSecret = '' } = settings.app ?? {}
    const answer = await askService(labels, {
      url: serviceUrl(chooseAddress(environment), 'oauth/token'),
      method: 'POST',
      headers: { 'user-agent': inHeader(contact()) },
      body: { ...grant, client_id: clientId, client_secret: clientSecret },
      shape: tokensShape,
    })
    if (!answer.ok) return answer
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer.value
    return ok({ accessToken, refreshToken, expiresAt: new Date(clock.now().getTime() + seconds * 1000) })
  }

  /** Null if the service refuses. An outage is thrown, so that the transaction rolls back. */
  const renew = ({ accessToken }: AccountTokens) =>
    store.renew(accessToken, async ({ environment, refreshToken }) => {
      if (!refreshToken || !settings.app) return null
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const fresh = await exchange(environment, grant)
      if (!fresh.ok && fresh.code === 'unavailable') throw new RenewalAway()
      return fresh.ok ? fresh.value : null
    })

  /** Quotes do not wait for the renewal, but it continues: losing its answer would lose the account. */
  const renewTokens = (account: AccountTokens, { isQuote = false }: { isQuote?: boolean }) => {
    const renewal = renew(account).catch((error) => {
      if (error instanceof RenewalAway) return 'away' as const
      throw error
    })
    return isQuote
      ? Promise.race([renewal, delay(remote.quoteMs ?? QUOTE_MS, 'busy' as const, { ref: false })])
      : renewal
  }

  return {
    addressOf: chooseAddress,
    askWith,
    exchange,
    async renewAhead() {
      const ending = await store.loadEnding(new Date(clock.now().getTime() + AHEAD_MS))
      if (ending?.refreshToken) await renewTokens(ending, {})
    },
    async ask(question) {
      const account = await store.load()
      if (!account) {
        // No account is connected, or it was sealed with another secret.
        await store.failed('unauthorised')
        return refuse('not-connected')
      }
      let answer = await askWith(account, question)
      if (isStale(answer)) {
        const fresh = await renewTokens(account, question)
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

async function askService<Shape>(
  service: RemoteService,
  question: RemoteQuestion<Shape>,
): Promise<Ok<Shape> | Unavailable | Declined> {
  try {
    const answer = await service.ask<AnswerOrDeclined<Shape>>({
      ...question,
      shape: question.shape.transform((value): AnswerOrDeclined<Shape> => ({ answer: value })),
      refused: (status, body) => ({ declined: refuse('refused', { reason: readReason(body), status }) }),
    })
    if (!answer) return refuse('unavailable')
    return 'declined' in answer ? answer.declined : ok(answer.answer)
  } catch (error) {
    if (error instanceof RemoteServiceError) return refuse('unavailable')
    throw error
  }
}

const inHeader = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
