import type { RouterContextProvider } from 'react-router'
import { closedShopSentence } from '#platform/copy/closed-shop.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { requestOf, shopOf, type Visitor, visitorOf } from '#platform/http/request/context.server.ts'
import { readJsonBody } from '#platform/http/request/read-json-body.server.ts'
import type { ShopFunction } from './define-function.server.ts'
import { isAllowed } from './is-allowed.server.ts'

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The action of a resource route, and of each function. */
export async function answerFunction(
  shopFunction: ShopFunction,
  { request, context }: ActionArgs,
): Promise<Response> {
  if (request.method !== 'POST') return answerOnlyPost()

  const visitor = visitorOf(context)
  const refusal = refusalFor(shopFunction, visitor)
  if (refusal) return refusal
  if (shopFunction.isForBuying && isClosedTo(context))
    return answer(409, { error: closedShopSentence, code: 'shop-closed' })

  const shop = shopOf(context)
  const facts = requestOf(context)
  if (shopFunction.limit) {
    const allowed = await shop.rateLimits.consume(shopFunction.limit, facts.clientAddress)
    if (!allowed.ok) {
      const seconds = allowed.details.retryAfterSeconds
      return answer(429, { error: functionCopy.tooMany(seconds) }, { 'Retry-After': String(seconds) })
    }
  }

  const body = await readJsonBody(request)
  if (body === undefined) return answer(400, { error: functionCopy.notJson })
  const input = shopFunction.parse(body)
  if (!input.ok) return answer(400, { error: functionCopy.invalidBody, fields: input.fields })
  const result = await shopFunction.run({ shop, visitor, request: facts, body: input.body as never })
  return answer(result.status ?? 200, result.body, result.headers)
}

function refusalFor(shopFunction: ShopFunction, visitor: Visitor): Response | null {
  if (shopFunction.access === 'public') return null
  if (visitor.kind === 'guest') return answer(401, { error: functionCopy.signInNeeded })
  return isAllowed(shopFunction.access, visitor) ? null : answer(403, { error: functionCopy.notAllowed })
}

export const answerOnlyPost = () => answer(405, { error: functionCopy.onlyPost }, { Allow: 'POST' })

export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
