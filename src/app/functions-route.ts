import { closedShopSentence } from '#platform/copy/closed-shop.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import type { ShopFunction } from '#platform/http/functions/define-function.server.ts'
import { isAllowed } from '#platform/http/functions/is-allowed.server.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { requestOf, shopOf, type Visitor, visitorOf } from '#platform/http/request/context.server.ts'
import { jsonOf } from '#platform/http/request/json-of.server.ts'
import type { Route } from './+types/functions-route'
import { shopFunctions } from './functions.server.ts'

export function loader() {
  return answer(405, { error: functionCopy.onlyPost }, { Allow: 'POST' })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const found = Object.hasOwn(shopFunctions, params.name) ? shopFunctions[params.name] : undefined
  if (!found) return answer(404, { error: functionCopy.unknown })
  if (request.method !== 'POST') return answer(405, { error: functionCopy.onlyPost }, { Allow: 'POST' })

  const visitor = visitorOf(context)
  const refused = refusalFor(found, visitor)
  if (refused) return refused
  if (found.isForBuying && isClosedTo(context))
    return answer(409, { error: closedShopSentence, code: 'shop-closed' })

  const shop = shopOf(context)
  const facts = requestOf(context)
  if (found.limit) {
    const allowed = await shop.rateLimits.consume(found.limit, facts.clientAddress)
    if (!allowed.ok) {
      const seconds = allowed.details.retryAfterSeconds
      return answer(429, { error: functionCopy.tooMany(seconds) }, { 'Retry-After': String(seconds) })
    }
  }

  const body = await jsonOf(request)
  if (body === undefined) return answer(400, { error: functionCopy.notJson })
  const parsed = found.parse(body)
  if (!parsed.ok) return answer(400, { error: functionCopy.invalidBody, fields: parsed.fields })
  const result = await found.run({ shop, visitor, request: facts, body: parsed.body as never })
  return answer(result.status ?? 200, result.body, result.headers)
}

function refusalFor(found: ShopFunction, visitor: Visitor): Response | null {
  if (found.access === 'public') return null
  if (visitor.kind === 'guest') return answer(401, { error: functionCopy.signInNeeded })
  return isAllowed(found.access, visitor) ? null : answer(403, { error: functionCopy.notAllowed })
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
