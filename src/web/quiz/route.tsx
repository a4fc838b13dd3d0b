import { redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { quizCopy } from '#copy/product/quiz.ts'
import { isComplete, nextQuestion, parameterOf, type QuizAnswers, readAnswers } from '#domain/quiz/answers.ts'
import { listChosenCards, listQuizCandles } from '#shop/quiz/list-quiz-candles.ts'
import type { Shop } from '#shop/shop.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { QuestionStep } from './question-step.tsx'
import { describeProposals, describeQuestion, quizAddress } from './quiz-view.server.ts'
import { ResultStep } from './result-step.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams
  const answers = readAnswers(given)
  // A form without a script sends each tick by itself; the address that people share says them once.
  if (given.getAll(parameterOf('avoided')).length > 1) throw redirect(quizAddress(answers))
  return readStep(shopOf(context), answers)
}

async function readStep(shop: Shop, answers: Partial<QuizAnswers>) {
  const shelf = await listQuizCandles(shop)
  const path = quizAddress(answers)
  const asked = nextQuestion(answers)
  if (asked !== null || !isComplete(answers)) {
    const question = describeQuestion(asked ?? 'room', answers, shelf)
    return cacheable({ path, question, result: null }, ['product:*'])
  }
  const { ids, ...told } = describeProposals(shelf, answers)
  const candles = await listChosenCards(shop, { ids })
  const sharedAddress = shop.config.siteUrl + path
  return cacheable({ path, question: null, result: { ...told, candles, sharedAddress } }, ['product:*'])
}

export const headers = loaderHeaders

/** The first question is the page that search engines know; the others and the results are for people and previews. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { path, result } = loaderData
  return pageMeta(matches, {
    title: result ? result.title : quizCopy.name,
    description: result
      ? [result.lead, ...result.candles.map(({ name }) => name)].join(' · ')
      : quizCopy.description,
    path: result ? path : pathTo('quiz'),
    image: result?.candles[0]?.cover,
    hidden: path !== pathTo('quiz'),
  })
}

export default function Quiz({ loaderData: { question, result } }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1} className={question ? 'quiz' : 'quiz quiz--result'}>
      {question && <QuestionStep key={question.question} view={question} />}
      {result && <ResultStep {...result} />}
    </main>
  )
}
