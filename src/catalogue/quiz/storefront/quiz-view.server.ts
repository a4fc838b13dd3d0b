import { pathTo } from '#addresses.ts'
import { type NoteDrawing, noteDrawings } from '#catalogue/products/storefront/note-drawings.ts'
import {
  quizChoices,
  quizCopy,
  quizQuestions,
  reasonAtLength,
  resultLead,
  resultTitle,
  shortReason,
} from '#catalogue/quiz/copy/quiz.ts'
import {
  type Accord,
  accords,
  moments,
  type Question,
  type QuizAnswers,
  questions,
  rooms,
  type Strength,
  strengths,
  writeAnswers,
} from '#catalogue/quiz/domain/answers.ts'
import { type ChosenReasons, chooseReasons, rankCandles } from '#catalogue/quiz/domain/rank-candles.ts'
import type { QuizShelf } from '#catalogue/quiz/use-cases/list-quiz-candles.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { momentScenes, portraits, readScene, roomScenes, type Scenes } from './quiz-scenes.server.ts'

export interface ChoiceView {
  label: string
  text: string
  value: string
  to?: string
  image?: ImageInfo | null
  level?: number
  drawing?: NoteDrawing
}

export interface QuestionView {
  question: Question
  number: number
  of: number
  title: string
  lead: string
  choices: ChoiceView[]
  back: string | null
  givenAnswers: Record<string, string>
}

export const quizAddress = (answers: Partial<QuizAnswers>): string =>
  pathTo('quiz', {}, writeAnswers(answers))

export function describeQuestion(
  question: Question,
  answers: Partial<QuizAnswers>,
  shelf: QuizShelf,
  scenes: Scenes,
): QuestionView {
  const number = questions.indexOf(question) + 1
  return {
    question,
    number,
    of: questions.length,
    ...quizQuestions[question],
    choices: listChoices(question, answers, shelf, scenes),
    back: number > 1 ? quizAddress(withoutLast(answers, question)) : null,
    givenAnswers: writeAnswers(answers),
  }
}

function withoutLast(answers: Partial<QuizAnswers>, question: Question): Partial<QuizAnswers> {
  const answeredQuestions = questions.slice(0, questions.indexOf(question) - 1)
  return Object.fromEntries(answeredQuestions.map((name) => [name, answers[name]]))
}

const flamesOf: Record<Strength, number> = { suave: 2, media: 3, marcante: 5 }

const drawingOf: Record<Accord, NoteDrawing> = {
  doce: noteDrawings.bean,
  floral: noteDrawings.flower,
  citrico: noteDrawings.citrus,
  especiarias: noteDrawings.spice,
  ervas: noteDrawings.herb,
  defumado: noteDrawings.wood,
}

function listChoices(
  question: Question,
  answers: Partial<QuizAnswers>,
  shelf: QuizShelf,
  scenes: Scenes,
): ChoiceView[] {
  switch (question) {
    case 'room': {
      const images = portraits(
        shelf,
        rooms.map((room) => roomScenes[room]),
      )
      return rooms.map((room, place) => ({
        ...quizChoices.room[room],
        value: room,
        to: quizAddress({ room }),
        image: readScene(scenes, room) ?? images[place] ?? null,
      }))
    }
    case 'moment': {
      const images = portraits(
        shelf,
        moments.map((moment) => momentScenes[moment]),
      )
      return moments.map((moment, place) => ({
        ...quizChoices.moment[moment],
        value: moment,
        to: quizAddress({ ...answers, moment }),
        image: readScene(scenes, moment) ?? images[place] ?? null,
      }))
    }
    case 'strength':
      return strengths.map((strength) => ({
        ...quizChoices.strength[strength],
        value: strength,
        to: quizAddress({ ...answers, strength }),
        level: flamesOf[strength],
      }))
    case 'avoided':
      return accords.map((accord) => ({
        ...quizChoices.avoided[accord],
        value: accord,
        drawing: drawingOf[accord],
      }))
  }
}

const PROPOSED = 3

/** More candles than the kit needs, because not every one is available in the small size. */
const NAMED_FOR_KIT = 9

/** The title counts the actual proposals, which may be fewer than three. */
export function describeProposals(shelf: QuizShelf, answers: QuizAnswers) {
  const rankedCandles = rankCandles(shelf, answers)
  const proposals = rankedCandles.slice(0, PROPOSED)
  const reasons = chooseReasons(proposals)
  return {
    title: proposals.length > 0 ? resultTitle(proposals.length, answers.moment) : quizCopy.none.title,
    lead: proposals.length > 0 ? resultLead(answers) : quizCopy.none.text,
    ids: proposals.map(({ candle }) => candle.id),
    fitting: rankedCandles.slice(0, NAMED_FOR_KIT).map(({ candle }) => candle.slug),
    reasons: Object.fromEntries(
      proposals.map(({ candle }, place) => [candle.id, inWords(reasons[place], answers)]),
    ),
  }
}

function inWords(reasons: ChosenReasons | undefined, answers: QuizAnswers): string {
  if (!reasons?.first) return quizCopy.fallbackReason
  const second = reasons.second ? shortReason(reasons.second) : ''
  return [reasonAtLength(reasons.first, answers), second].filter(Boolean).join(' ')
}
