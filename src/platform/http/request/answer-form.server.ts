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
import { readForm } from './form-of.server.ts'

/**
 * For actions: does the work once for each press, however often its form arrives. The work gets the shop inside the
 * transaction that stores its answer, and must use that one.
 */
export async function answerForm<Answer extends { readonly ok: boolean }>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  work: (shop: Shop, context: Readonly<RouterContextProvider>) => Promise<Answer>,
): Promise<Answer> {
  const answered = answerOnce(shopOf(context), requestNameOf(context, form), (shop) =>
    work(shop, withShop(context, shop)),
  )
  return answered.catch(sayOver)
}

/** For actions that ask a provider: the same answer for the same press, stored when they are done. They bear running twice. */
export async function answerFormWhenDone<Answer extends { readonly ok: boolean }>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return answerWhenDone(shopOf(context), requestNameOf(context, form), work).catch(sayOver)
}

function sayOver(error: unknown): never {
  throw error instanceof RequestGivenUp ? requestOver() : error
}

/** The same request, for what asks its context for the shop. */
function withShop(context: Readonly<RouterContextProvider>, shop: Shop): Readonly<RouterContextProvider> {
  const get: RouterContextProvider['get'] = (asked) =>
    (asked as unknown) === shopContext ? (shop as never) : context.get(asked)
  return { get, set: context.set.bind(context) } as Readonly<RouterContextProvider>
}

/** For a form whose request must not run any more; `kit/failures/recover-failed-requests.ts` knows it by this word. */
export const requestOver = (request: 'over' | 'handled' = 'over') => data({ request }, { status: 409 })

/** For use cases that ask others before their transaction, and so open it themselves. */
export function requestNameOf(context: Readonly<RouterContextProvider>, form: FormData): RequestName {
  const visitor = visitorOf(context)
  return {
    requestKey: requestKeyIn(form),
    userId: visitor.kind === 'guest' ? null : visitor.userId,
    note: (answer) => context.set(storedAnswerContext, answer),
  }
}

/** As the form kit writes it (`ui/failures/request-keys.ts`); null in a form without a script. */
const keySchema = z.object({ requestKey: z.uuid().nullable().catch(null) })

export const requestKeyIn = (form: FormData) => readForm(keySchema, form).requestKey

/** The same, found in the bytes of a body that its action will read: files are not parsed twice. */
export async function requestKeyOf(request: Request): Promise<string | null> {
  const body = Buffer.from(await request.clone().arrayBuffer())
  const end = body.subarray(Math.max(0, body.lastIndexOf('requestKey'))).toString('latin1')
  const [, key] = /^requestKey(?:=|"\r\n\r\n)([\da-f-]{36})(?![\w-])/.exec(end) ?? []
  return keySchema.parse({ requestKey: key ?? null }).requestKey
}
