export const rooms = ['quarto', 'sala', 'cozinha', 'banheiro', 'escritorio'] as const
export const moments = ['comecar', 'desacelerar', 'receber', 'limpar'] as const
export const strengths = ['suave', 'media', 'marcante'] as const
export const accords = ['doce', 'floral', 'citrico', 'especiarias', 'ervas', 'defumado'] as const

export type Room = (typeof rooms)[number]
export type Moment = (typeof moments)[number]
export type Strength = (typeof strengths)[number]
export type Accord = (typeof accords)[number]

export interface QuizAnswers {
  room: Room
  moment: Moment
  strength: Strength
  avoided: readonly Accord[]
}

export const questions = ['room', 'moment', 'strength', 'avoided'] as const
export type Question = (typeof questions)[number]

const parameters: Record<Question, string> = {
  room: 'comodo',
  moment: 'momento',
  strength: 'intensidade',
  avoided: 'evitar',
}

/** Explicit answer that nothing is disliked, as opposed to an unanswered question. */
export const NOTHING = 'nada'
const SEPARATOR = '-'

export const findParameter = (question: Question): string => parameters[question]

/** Invalid answers are treated as absent. */
export function readAnswers(address: URLSearchParams): Partial<QuizAnswers> {
  const one = <Value extends string>(question: Question, values: readonly Value[]) =>
    values.find((value) => value === address.get(parameters[question]))
  return withoutGaps({
    room: one('room', rooms),
    moment: one('moment', moments),
    strength: one('strength', strengths),
    avoided: readAvoided(address.getAll(parameters.avoided)),
  })
}

function readAvoided(values: readonly string[]): Accord[] | undefined {
  if (values.length === 0) return undefined
  const words = values.flatMap((value) => value.split(SEPARATOR))
  const avoided = accords.filter((accord) => words.includes(accord))
  return avoided.length > 0 || words.includes(NOTHING) ? avoided : undefined
}

/** Drops answers after the first unanswered question, because they will be asked again. */
function withoutGaps(answers: { [Name in Question]: QuizAnswers[Name] | undefined }): Partial<QuizAnswers> {
  const next = nextQuestion(answers)
  const answeredQuestions = next === null ? questions : questions.slice(0, questions.indexOf(next))
  return Object.fromEntries(answeredQuestions.map((question) => [question, answers[question]]))
}

export function nextQuestion(answers: { [Name in Question]?: unknown }): Question | null {
  return questions.find((question) => answers[question] === undefined) ?? null
}

export function isComplete(answers: Partial<QuizAnswers>): answers is QuizAnswers {
  return nextQuestion(answers) === null
}

/** The canonical parameters, so that equal answers have one URL. */
export function writeAnswers(answers: Partial<QuizAnswers>): Record<string, string> {
  const { avoided, ...single } = answers
  const written: Record<string, string> = {}
  for (const question of questions) {
    if (question === 'avoided') {
      if (avoided) written[parameters.avoided] = avoided.join(SEPARATOR) || NOTHING
    } else {
      const answer = single[question]
      if (answer) written[parameters[question]] = answer
    }
  }
  return written
}
