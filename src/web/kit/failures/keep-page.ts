import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { data } from 'react-router'
import { failedAnswer, intentIn, isFailure } from './failed-answer.ts'
import { pageOnScreen } from './page-on-screen.ts'

type Results = Record<string, DataStrategyResult>
type Page = ReturnType<typeof pageOnScreen>

/**
 * Every request that the router makes in the browser passes here. One that fails never takes the page away: a form gets an
 * answer that says so, and what is on the screen keeps the data it has.
 */
export const keepPage = keepPageOf(pageOnScreen)

export function keepPageOf(currentPage: () => Page): MiddlewareFunction<Results> {
  return async ({ request, url }, next) => {
    const sent = request.method === 'GET' ? null : request.clone()
    const results = await next()
    if (request.signal.aborted || !Object.values(results).some(hasFailed)) return results
    return sent ? answerForm(results, await intentOf(sent)) : keepLoaded(results, url, currentPage())
  }
}

const hasFailed = ({ type, result }: DataStrategyResult) => type === 'error' && isFailure(result)

/** With a status of its own, because the router reloads the page's data only after a success. */
function answerForm(results: Results, tried: string): Results {
  return mapResults(results, (result) => ({
    type: 'data',
    result: data(failedAnswer(result.result, tried), { status: 503 }),
  }))
}

/**
 * Without a result the router keeps what a route has. That is right for the frames around the next page and for a page
 * that was only asked again; another address is another question, and its page says that it could not be loaded.
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
  const changed = Object.entries(results).map(([routeId, result]) => {
    return [routeId, hasFailed(result) ? change(result, routeId) : result] as const
  })
  return Object.fromEntries(
    changed.filter((entry): entry is [string, DataStrategyResult] => entry[1] !== null),
  )
}

const intentOf = async (sent: Request) => intentIn(await sent.formData().catch(() => null))
