import type { MiddlewareFunction } from 'react-router'
import { beginRequest, endRequest } from '#shop/operations/request-answers.ts'
import { isSmall } from '#web/accounts/session/access.server.ts'
import { requestKeyIn, requestOver } from '#web/server/request/answer-form.server.ts'
import { requestOf, shopOf, storedAnswerContext, visitorOf } from '#web/server/request/context.server.ts'
import { formOf } from '#web/server/request/form-of.server.ts'

/** Writes down that a form with a request key has arrived, before its action runs, so that nobody takes it for one that did not. */
export const followRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const [shop, visitor] = [shopOf(context), visitorOf(context)]
  if (!isForm(request) || (visitor.kind === 'guest' && !isSmall(request))) return next()
  const form = await formOf(request.clone()).catch(() => new FormData())
  const requestKey = requestKeyIn(form)
  if (!requestKey) return next()

  const userId = visitor.kind === 'guest' ? null : visitor.userId
  const known = await beginRequest(shop, { requestKey, userId })
  if (known !== 'begun') throw requestOver(known)
  const response = await next()
  const ended = endOf(response.status, context.get(storedAnswerContext))
  // The answer counts, whether or not this could be written down.
  if (ended) await endRequest(shop, requestKey, ended).catch(requestOf(context).reportFailure)
  return response
}

const isForm = ({ method, headers }: Request) =>
  method === 'POST' && /form/.test(headers.get('Content-Type') ?? '')

/** After a failure nobody knows how far an action came, unless its transaction held everything. */
function endOf(status: number, answer: 'none' | 'awaited' | 'stored'): 'handled' | 'refused' | null {
  if (answer === 'stored') return null
  if (answer === 'awaited' || (status >= 400 && status < 500)) return 'refused'
  return status < 400 ? 'handled' : null
}
