import { useEffect } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useFetchers, useNavigation } from 'react-router'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { unshownAnswers } from '#ui/form/unshown-answers.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { offerUndo, type Undoable } from './undo-offer.ts'

type Answer = FormAnswer<{ undo: Undoable }>

export const collectAnswers: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  if (request.method === 'GET') return results
  for (const { type, result } of Object.values(results)) {
    const answer = type === 'data' && isWithStatus(result) ? result.data : result
    if (isSuccess(answer)) unshownAnswers.add(answer)
  }
  return results
}

const isWithStatus = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result

/** Only successes show a toast here: after a refusal the form stays and usually shows the message. */
const isSuccess = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true && 'toast' in answer

/** A row may leave the list before its answer arrives, so the frame shows the toast. */
export function AnswerWatcher() {
  const fetchers = useFetchers()
  const navigation = useNavigation()
  const isWaiting = fetchers.length > 0 || navigation.state !== 'idle'
  useEffect(() => {
    if (isWaiting) return
    for (const answer of unshownAnswers) say(answer)
    unshownAnswers.clear()
  })
  return null
}

function say({ toast: words, undo }: Answer): void {
  if (words) toast(words)
  if (undo) offerUndo(undo)
}
