import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { pathTo } from '#addresses.ts'
import { askToSignIn, hasSecrets, hold, isAsking, type SignInReason } from './asking-to-sign-in.ts'
import { type FailedAnswer, intentIn } from './failed-answer.ts'
import { isOnScreen, pageOnScreen } from './page-on-screen.ts'

type Results = Record<string, DataStrategyResult>

/** Holds a form whose session has ended until the customer signs in again. `SignInAgain` then resubmits it. */
export const continueAfterSignIn: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const copy = request.method === 'GET' ? null : request.clone()
  // While the dialog is open, keep the page's data even if another account signs in elsewhere.
  if (!copy && isAsking() && isOnScreen(url)) return {}
  const results = await next()
  const about = Object.values(results).map(findReason).find(Boolean)
  if (!about || !pageOnScreen()?.account || request.signal.aborted) return results
  if (copy) return waitForSignIn(results, { request, url, about, fields: await fieldsOf(copy) })
  if (!isOnScreen(url) || pageOnScreen()?.hasOtherVisitor) return results
  askToSignIn(about)
  return {}
}

async function waitForSignIn(
  results: Results,
  { request, url, about, fields }: { request: Request; url: URL; about: SignInReason; fields: FormData },
): Promise<Results> {
  const release = hasSecrets(fields.keys()) ? () => undefined : hold(url.pathname, fields)
  await Promise.race([askToSignIn(about), aborted(request.signal)])
  release()
  const answer: FailedAnswer = { ok: false, toast: null, failed: 'signed-out', tried: intentIn(fields) }
  const routeIds = Object.keys(results)
  return Object.fromEntries(
    routeIds.map((routeId) => [routeId, { type: 'data', result: data(answer, { status: 401 }) }]),
  )
}

function findReason({ result }: DataStrategyResult): SignInReason | null {
  if (result instanceof Response)
    return result.headers.get('Location')?.startsWith(`${pathTo('auth')}?`) ? 'session' : null
  if (!isRouteErrorResponse(result) || result.status !== 401) return null
  const { guard } = (result.data ?? {}) as { guard?: unknown }
  if (guard === 'proof-needed') return 'proof'
  return guard === 'sign-in-needed' ? 'session' : null
}

const fieldsOf = (request: Request) => request.formData().catch(() => new FormData())

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
