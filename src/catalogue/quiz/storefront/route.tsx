import { data, Form, Link, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { IntensityFlames } from '#catalogue/product-page/storefront/intensity-flames.tsx'
import { NoteShape } from '#catalogue/products/storefront/note-shape.tsx'
import { quizCopy } from '#catalogue/quiz/copy/quiz.ts'
import {
  findParameter,
  isComplete,
  NOTHING,
  nextQuestion,
  type QuizAnswers,
  readAnswers,
} from '#catalogue/quiz/domain/answers.ts'
import { listChosenCards, listQuizCandles } from '#catalogue/quiz/use-cases/list-quiz-candles.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import {
  type ChoiceView,
  describeProposals,
  describeQuestion,
  type QuestionView,
  quizAddress,
} from './quiz-view.server.ts'
import { ResultStep } from './result-step.tsx'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  if (!shopOf(context).settings.parts().quiz) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const answers = readAnswers(query)
  // Without JavaScript each checkbox is its own parameter; redirect to the canonical URL.
  if (query.getAll(findParameter('avoided')).length > 1) throw redirect(quizAddress(answers))
  return readStep(shopOf(context), answers)
}

async function readStep(shop: Shop, answers: Partial<QuizAnswers>) {
  const shelf = await listQuizCandles(shop)
  const path = quizAddress(answers)
  const next = nextQuestion(answers)
  if (next !== null || !isComplete(answers)) {
    const question = describeQuestion(next ?? 'room', answers, shelf, shop.settings.current().rooms)
    return cacheable({ path, question, result: null }, ['product:*'])
  }
  const { ids, ...proposals } = describeProposals(shelf, answers)
  const { candles, kit } = await listChosenCards(shop, { ids })
  const sharedAddress = shop.config.siteUrl + path
  return cacheable({ path, question: null, result: { ...proposals, candles, kit, sharedAddress } }, [
    'product:*',
  ])
}

export const headers = loaderHeaders

/** Only the first question is indexed by search engines. */
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

function QuestionStep({ view }: { view: QuestionView }) {
  const { number, of } = view
  return (
    <div className="wrap quiz__page">
      <p className="small muted">
        {quizCopy.name} <span className="nowrap">{quizCopy.position(number, of)}</span>
      </p>
      <div className="quiz__bar" aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a bar, all alike
          <i key={place} className={place < number ? 'on' : undefined} />
        ))}
      </div>
      <h1>{view.title}</h1>
      <p className="lead">{view.lead}</p>
      {view.question === 'avoided' ? <AvoidedForm view={view} /> : <Choices view={view} />}
    </div>
  )
}

function Choices({ view }: { view: QuestionView }) {
  return (
    <>
      <ul className={`quiz__grid grid g3 quiz__grid--${view.choices.length}`}>
        {view.choices.map((choice, place) => (
          <li key={choice.value}>
            <Link className="quiz__choice" to={choice.to ?? ''} prefetch="intent">
              <Picture choice={choice} isFirst={place === 0} />
              <ChoiceWords {...choice} />
            </Link>
          </li>
        ))}
      </ul>
      {view.back && <BackLink to={view.back} />}
    </>
  )
}

function Picture({ choice, isFirst }: { choice: ChoiceView; isFirst: boolean }) {
  if (choice.level !== undefined)
    return (
      <span className="quiz__drawn" aria-hidden="true">
        <IntensityFlames level={choice.level} word="" />
      </span>
    )
  return (
    <Image image={choice.image ?? null} alt="" sizes="(min-width: 62rem) 20rem, 46vw" priority={isFirst} />
  )
}

function ChoiceWords({ label, text }: Pick<ChoiceView, 'label' | 'text'>) {
  return (
    <span className="quiz__words">
      <b>{label}</b>
      <small>{text}</small>
    </span>
  )
}

function AvoidedForm({ view }: { view: QuestionView }) {
  return (
    <Form method="get" action={pathTo('quiz')}>
      {Object.entries(view.givenAnswers).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="evitar" value={NOTHING} />
      <fieldset>
        <legend className="small muted">{quizCopy.avoidedHint}</legend>
        <ul className="quiz__grid grid g3 quiz__grid--6">
          {view.choices.map((choice) => (
            <li key={choice.value}>
              <label className="quiz__choice quiz__choice--tick">
                <input type="checkbox" name="evitar" value={choice.value} />
                {choice.drawing && (
                  <svg className="quiz__note" viewBox="-32 -32 64 64" aria-hidden="true">
                    <NoteShape drawing={choice.drawing} />
                  </svg>
                )}
                <ChoiceWords {...choice} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="quiz__nav strip g4 ends mt5">
        {view.back && <BackLink to={view.back} />}
        <Button type="submit">{quizCopy.showResult}</Button>
      </div>
    </Form>
  )
}

function BackLink({ to }: { to: string }) {
  return (
    <ArrowLink to={to} back className="quiz__back">
      {quizCopy.back}
    </ArrowLink>
  )
}
