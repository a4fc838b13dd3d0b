import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { answerOnce, answerWhenDone, type RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { shopContext, shopOf, visitorOf } from './context.server.ts'
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
  return answerOnce(shopOf(context), readRequestName(context, form), (shop) =>
    work(shop, withShop(context, shop)),
  )
}

/**
 * For actions that call a provider: the answer is stored afterwards, so the work must be safe to run
 * twice.
 */
export async function answerFormWhenDone<Answer extends { readonly ok: boolean }>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  work: () => Promise<Answer>,
  withoutSecrets?: (answer: Answer) => Answer,
): Promise<Answer> {
  return answerWhenDone(shopOf(context), readRequestName(context, form), work, withoutSecrets)
}

function withShop(context: Readonly<RouterContextProvider>, shop: Shop): Readonly<RouterContextProvider> {
  const get: RouterContextProvider['get'] = (requestedContext) =>
    (requestedContext as unknown) === shopContext ? (shop as never) : context.get(requestedContext)
  return { get, set: context.set.bind(context) } as Readonly<RouterContextProvider>
}

/** For use cases that call other services before opening their own transaction. */
export function readRequestName(context: Readonly<RouterContextProvider>, form: FormData): RequestName {
  const visitor = visitorOf(context)
  return {
    requestKey: requestKeyIn(form),
    userId: visitor.kind === 'guest' ? null : visitor.userId,
  }
}

/** Set by `ui/failures/request-keys.ts`; null without JavaScript. */
const keySchema = z.object({ requestKey: z.uuid().nullable().catch(null) })

export const requestKeyIn = (form: FormData) => readForm(keySchema, form).requestKey
