import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { data } from 'react-router'
import { failedAnswer, intentIn, isFailure } from './failed-answer.ts'
import { failedMoves } from './failed-moves.ts'
import { pageOnScreen } from './page-on-screen.ts'

type Results = Record<string, DataStrategyResult>
type Page = ReturnType<typeof pageOnScreen>

/**
 * Wraps every router request in the browser. On failure forms get an answer and loaded pages keep their
 * data.
 */
export const recoverFailedRequests = recoveryFor(pageOnScreen)

export function recoveryFor(currentPage: () => Page, moves = failedMoves): MiddlewareFunction<Results> {
  return async ({ request, url }, next) => {
    if (request.method !== 'GET') return sendForm(request, next)
    const recalled = moves()?.recall(url)
    if (recalled) return recalled
    const results = await next()
    if (request.signal.aborted || !Object.values(results).some(hasFailed)) return results
    const keptResults = keepLoaded(results, url, currentPage())
    const failure = Object.values(keptResults).find(hasFailed)
    if (failure && moves()?.stay(url, failure.result)) await aborted(request.signal)
    return keptResults
  }
}

async function sendForm(request: Request, next: () => Promise<Results>): Promise<Results> {
  const sent = request.clone()
  const results = await next()
  if (request.signal.aborted || !Object.values(results).some(hasFailed)) return results
  const tried = intentIn(await sent.formData().catch(() => null))
  return mapResults(results, ({ result }) => {
    // An error status, because the router reloads data only after a success.
    return { type: 'data', result: data(failedAnswer(result, tried), { status: 503 }) }
  })
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const hasFailed = ({ type, result }: DataStrategyResult) => type === 'error' && isFailure(result)

/**
 * Without a result, the router keeps a route's old data. That is right for frames, but wrong if the URL
 * changed.
 */
function keepLoaded(results: Results, url: Pick<URL, 'pathname' | 'search'>, page: Page): Results {
  return mapResults(results, (result, routeId) => {
    const answersFor = page?.routes.get(routeId)
    const isSameQuestion =
      answersFor !== undefined &&
      isWithin(url.pathname, answersFor) &&
      (answersFor === '/' || url.search === page?.search)
    return isSameQuestion ? null : result
  })
}

const isWithin = (pathname: string, part: string) =>
  part === '/' || pathname === part || pathname.startsWith(`${part}/`)

function mapResults(
  results: Results,
  change: (failure: DataStrategyResult, routeId: string) => DataStrategyResult | null,
): Results {
  const changedResults = Object.entries(results).map(([routeId, result]) => {
    return [routeId, hasFailed(result) ? change(result, routeId) : result] as const
  })
  return Object.fromEntries(
    changedResults.filter((entry): entry is [string, DataStrategyResult] => entry[1] !== null),
  )
}
