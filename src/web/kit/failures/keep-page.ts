import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { data } from 'react-router'
import { endPress, pressOf, REQUEST_KEY } from '#web/kit/form/request-keys.ts'
import { type FailedAnswer, failedAnswer, intentIn, isFailure, unknownAnswer } from './failed-answer.ts'
import { findOutcome, type Outcome } from './find-outcome.ts'
import { pageOnScreen } from './page-on-screen.ts'
import { resendRequest } from './resend-request.ts'

type Results = Record<string, DataStrategyResult>
type Page = ReturnType<typeof pageOnScreen>

type Ask = (requestKey: string, signal: AbortSignal) => Promise<Outcome>

/**
 * Every request that the router makes in the browser passes here. One that fails never takes the page away: a form gets an
 * answer that says so, and what is on the screen keeps the data it has.
 */
export const keepPage = keepPageOf(pageOnScreen)

export function keepPageOf(currentPage: () => Page, ask: Ask = findOutcome): MiddlewareFunction<Results> {
  return async ({ request, url }, next) => {
    if (request.method !== 'GET') return sendForm(request, next, ask)
    const results = await next()
    if (request.signal.aborted || !Object.values(results).some(hasFailed)) return results
    return keepLoaded(results, url, currentPage())
  }
}

async function sendForm(request: Request, next: () => Promise<Results>, ask: Ask): Promise<Results> {
  const fields = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const press = pressOf(fields.get(REQUEST_KEY))
  if (press) press.underWay++
  const wasOffline = navigator.onLine === false
  try {
    const results = await next()
    if (request.signal.aborted) return results
    const failure = Object.values(results).find(hasFailed)
    if (failure && press) {
      press.hasLeft ||= !wasOffline
      const outcome = press.hasLeft ? await outcomeOf(press.key, request.signal, ask) : 'none'
      if (outcome === 'unknown') return answerForm(results, unknownAnswer(intentIn(fields)))
    }
    if (press) endPress(press)
    return failure ? answerForm(results, failedAnswer(failure.result, intentIn(fields))) : results
  } finally {
    if (press) press.underWay--
  }
}

/** What was done is asked for again, which brings its answer; the router then drops this request for that one. */
async function outcomeOf(requestKey: string, signal: AbortSignal, ask: Ask): Promise<Outcome> {
  const outcome = await ask(requestKey, signal)
  if (outcome !== 'done') return outcome
  if (resendRequest(requestKey)) await aborted(signal)
  return 'unknown'
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const hasFailed = ({ type, result }: DataStrategyResult) => type === 'error' && isFailure(result)

/** With a status of its own, because the router reloads the page's data only after a success. */
function answerForm(results: Results, answer: FailedAnswer): Results {
  return mapResults(results, () => ({ type: 'data', result: data(answer, { status: 503 }) }))
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
