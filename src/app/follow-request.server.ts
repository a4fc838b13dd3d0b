import { setTimeout } from 'node:timers/promises'
import { data, type MiddlewareFunction } from 'react-router'
import { isSmall } from '#accounts/session/storefront/access.server.ts'
import { readRequestKey, requestOver } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf, storedAnswerContext, visitorOf } from '#platform/http/request/context.server.ts'
import { beginRequest, endRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * Records a form's request key before its action runs, so that a received request is never taken for a
 * lost one.
 */
export const followRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const [shop, visitor] = [shopOf(context), visitorOf(context)]
  if (!isForm(request) || (visitor.kind === 'guest' && !isSmall(request))) return next()
  const requestKey = await readRequestKey(request).catch(() => null)
  if (!requestKey) return next()
  // Guests can invent keys, and each one is a stored row.
  if (visitor.kind === 'guest') await limitGuest(shop, requestOf(context).clientAddress)

  const userId = visitor.kind === 'guest' ? null : visitor.userId
  const requestState = await begin(shop, { requestKey, userId })
  if (requestState === 'over' || requestState === 'handled') throw requestOver(requestState)
  const response = await next()
  const ending = chooseEnding(response.status, context.get(storedAnswerContext))
  // A failure to record the end must not hide the action's answer.
  if (ending) await endRequest(shop, requestKey, ending).catch(requestOf(context).reportFailure)
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

/** A duplicate waits for the running request. If that takes too long, it was interrupted and may run again. */
async function begin(shop: Shop, request: Parameters<typeof beginRequest>[1], pauses = 0) {
  const requestState = await beginRequest(shop, request)
  if (requestState !== 'running' || pauses === MAX_PAUSES) return requestState
  await setTimeout(PAUSE_MS)
  return begin(shop, request, pauses + 1)
}

/**
 * After a failure the progress is unknown, unless one transaction held everything. Then the request counts
 * as never sent.
 */
function chooseEnding(status: number, answer: 'none' | 'awaited' | 'stored'): 'handled' | 'refused' | null {
  if (answer === 'stored') return null
  return answer === 'awaited' || (status >= 400 && status < 500) ? 'refused' : 'handled'
}
