import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import {
  answerOnce,
  answerWhenDone,
  RequestGivenUp,
  type RequestName,
} from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { shopContext, shopOf, storedAnswerContext, visitorOf } from './context.server.ts'
import { readForm } from './read-form-data.server.ts'

/**
 * Runs an action once per request key. The work receives a shop bound to the transaction that stores its
 * answer.
 */
export async function answerForm<Answer extends { readonly ok: boolean }>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  work: (shop: Shop, context: Readonly<RouterContextProvider>) => Promise<Answer>,
): Promise<Answer> {
  const outcome = answerOnce(shopOf(context), readRequestName(context, form), (shop) =>
    work(shop, withShop(context, shop)),
  )
  return outcome.catch(sayOver)
}

/**
 * For actions that call a provider: the answer is stored afterwards, so the work must be safe to run
 * twice.
 */
export async function answerFormWhenDone<Answer extends { readonly ok: boolean }>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return answerWhenDone(shopOf(context), readRequestName(context, form), work).catch(sayOver)
}

function sayOver(error: unknown): never {
  throw error instanceof RequestGivenUp ? requestOver() : error
}

function withShop(context: Readonly<RouterContextProvider>, shop: Shop): Readonly<RouterContextProvider> {
  const get: RouterContextProvider['get'] = (requestedContext) =>
    (requestedContext as unknown) === shopContext ? (shop as never) : context.get(requestedContext)
  return { get, set: context.set.bind(context) } as Readonly<RouterContextProvider>
}

/** Refuses a request that must not run again; `ui/failures/recover-failed-requests.ts` recognises it. */
export const requestOver = (request: 'over' | 'handled' = 'over') => data({ request }, { status: 409 })

/** For use cases that call other services before opening their own transaction. */
export function readRequestName(context: Readonly<RouterContextProvider>, form: FormData): RequestName {
  const visitor = visitorOf(context)
  return {
    requestKey: requestKeyIn(form),
    userId: visitor.kind === 'guest' ? null : visitor.userId,
    note: (answer) => context.set(storedAnswerContext, answer),
  }
}

/** Set by `ui/failures/request-keys.ts`; null without JavaScript. */
const keySchema = z.object({ requestKey: z.uuid().nullable().catch(null) })

export const requestKeyIn = (form: FormData) => readForm(keySchema, form).requestKey

/** Searches the raw body, so that files are not parsed twice. */
export async function readRequestKey(request: Request): Promise<string | null> {
  const body = Buffer.from(await request.clone().arrayBuffer())
  const end = body.subarray(Math.max(0, body.lastIndexOf('requestKey'))).toString('latin1')
  const [, key] = /^requestKey(?:=|"\r\n\r\n)([\da-f-]{36})(?![\w-])/.exec(end) ?? []
  return keySchema.parse({ requestKey: key ?? null }).requestKey
}
