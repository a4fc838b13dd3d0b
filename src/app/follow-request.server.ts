import { setTimeout } from 'node:timers/promises'
import { data, type MiddlewareFunction } from 'react-router'
import { isSmall } from '#accounts/session/storefront/access.server.ts'
import { requestKeyOf, requestOver } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf, storedAnswerContext, visitorOf } from '#platform/http/request/context.server.ts'
import { beginRequest, endRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'

/** Writes down that a form with a request key has arrived, before its action runs, so that nobody takes it for one that did not. */
export const followRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const [shop, visitor] = [shopOf(context), visitorOf(context)]
  if (!isForm(request) || (visitor.kind === 'guest' && !isSmall(request))) return next()
  const requestKey = await requestKeyOf(request).catch(() => null)
  if (!requestKey) return next()
  // A guest makes up keys freely, and each one is a stored row.
  if (visitor.kind === 'guest') await limitGuest(shop, requestOf(context).clientAddress)

  const userId = visitor.kind === 'guest' ? null : visitor.userId
  const known = await begin(shop, { requestKey, userId })
  if (known === 'over' || known === 'handled') throw requestOver(known)
  const response = await next()
  const ended = endOf(response.status, context.get(storedAnswerContext))
  // The answer counts, whether or not this could be written down.
  if (ended) await endRequest(shop, requestKey, ended).catch(requestOf(context).reportFailure)
  return response
}

const isForm = ({ method, headers }: Request) =>
  method === 'POST' && /form/.test(headers.get('Content-Type') ?? '')

async function limitGuest(shop: Shop, clientAddress: string): Promise<void> {
  const allowed = await shop.rateLimits.consume('guest-form', clientAddress)
  if (allowed.ok) return
  const headers = { 'Retry-After': String(allowed.details.retryAfterSeconds) }
  throw data(null, { status: 429, headers })
}

const PAUSE_MS = 250
const MAX_PAUSES = 20

/** A second press while the first one runs waits for its end; a first one that takes longer was cut off, and may run again. */
async function begin(shop: Shop, request: Parameters<typeof beginRequest>[1], pauses = 0) {
  const known = await beginRequest(shop, request)
  if (known !== 'running' || pauses === MAX_PAUSES) return known
  await setTimeout(PAUSE_MS)
  return begin(shop, request, pauses + 1)
}

/** After a failure nobody knows how far an action came, unless its transaction held everything: then it counts as never sent. */
function endOf(status: number, answer: 'none' | 'awaited' | 'stored'): 'handled' | 'refused' | null {
  if (answer === 'stored') return null
  return answer === 'awaited' || (status >= 400 && status < 500) ? 'refused' : 'handled'
}
