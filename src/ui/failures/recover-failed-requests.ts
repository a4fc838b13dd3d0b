import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { data } from 'react-router'
import {
  type FailedAnswer,
  failedAnswer,
  intentIn,
  isFailure,
  isTooLarge,
  lostAnswer,
  notRun,
} from './failed-answer.ts'
import { failedMoves } from './failed-moves.ts'
import type { Outcome } from './find-outcome.ts'
import { pageOnScreen } from './page-on-screen.ts'
import { endSubmission, findSubmission, REQUEST_KEY } from './request-keys.ts'

type Results = Record<string, DataStrategyResult>
type Page = ReturnType<typeof pageOnScreen>

type Ask = (requestKey: string, signal: AbortSignal) => Promise<Outcome>

const findOutcome: Ask = async (requestKey, signal) => {
  const finding = await import('./find-outcome.ts').catch(() => null)
  return finding ? finding.findOutcome(requestKey, signal) : 'unknown'
}

/**
 * Wraps every router request in the browser. On failure forms get an answer and loaded pages keep their
 * data.
 */
export const recoverFailedRequests = recoveryFor(pageOnScreen)

export function recoveryFor(
  currentPage: () => Page,
  ask: Ask = findOutcome,
  moves = failedMoves,
): MiddlewareFunction<Results> {
  return async ({ request, url }, next) => {
    if (request.method !== 'GET') return sendForm(request, next, ask)
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

async function sendForm(request: Request, next: () => Promise<Results>, ask: Ask): Promise<Results> {
  const fields = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const submission = findSubmission(fields.get(REQUEST_KEY))
  const intent = intentIn(fields)
  if (submission) {
    submission.underWay++
    submission.hasLeft ||= navigator.onLine !== false
  }
  try {
    const results = await next()
    if (request.signal.aborted) return results
    const failure = Object.values(results).find(hasFailed)
    const outcome = failure ? await askForOutcome(failure.result, submission, request.signal, ask) : null
    if (outcome === 'unknown') return answerForm(results, lostAnswer('unknown', intent))
    if (submission) endSubmission(submission)
    // Status 200, so that the router reloads the page's data.
    if (outcome === 'handled') return answerForm(results, lostAnswer('handled', intent), 200)
    return failure ? answerForm(results, failedAnswer(failure.result, intent)) : results
  } finally {
    if (submission) submission.underWay--
  }
}

async function askForOutcome(
  failure: unknown,
  submission: ReturnType<typeof findSubmission>,
  signal: AbortSignal,
  ask: Ask,
): Promise<Exclude<Outcome, 'answered'>> {
  const refusal = notRun(failure)
  if (refusal) return refusal === 'handled' ? 'handled' : 'none'
  if (!submission?.hasLeft || isTooLarge(failure)) return 'none'
  const outcome = await ask(submission.key, signal)
  return outcome === 'answered' ? askAgain(submission.key, signal) : outcome
}

/** Resends the form to fetch the stored answer; the router then aborts this request. */
async function askAgain(requestKey: string, signal: AbortSignal): Promise<'unknown'> {
  const { resendRequest } = await import('./resend-request.ts')
  if (await resendRequest(requestKey, signal)) await aborted(signal)
  return 'unknown'
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const hasFailed = ({ type, result }: DataStrategyResult) => type === 'error' && isFailure(result)

/** Uses an error status, because the router reloads data only after a success. */
function answerForm(results: Results, answer: FailedAnswer, status = 503): Results {
  return mapResults(results, () => ({ type: 'data', result: data(answer, { status }) }))
}

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
