/** What may be answered, in the words of the quiz's address. */
export const rooms = ['quarto', 'sala', 'cozinha', 'banheiro', 'escritorio'] as const
export const moments = ['comecar', 'desacelerar', 'receber', 'limpar'] as const
export const strengths = ['suave', 'media', 'marcante'] as const
export const accords = ['doce', 'floral', 'citrico', 'especiarias', 'ervas', 'defumado'] as const

export type Room = (typeof rooms)[number]
export type Moment = (typeof moments)[number]
export type Strength = (typeof strengths)[number]
/** A kind of smell that somebody may not stand. */
export type Accord = (typeof accords)[number]

export interface QuizAnswers {
  room: Room
  moment: Moment
  strength: Strength
  avoided: readonly Accord[]
}

/** The questions in their order; each is asked once those before it are answered. */
export const questions = ['room', 'moment', 'strength', 'avoided'] as const
export type Question = (typeof questions)[number]

const parameters: Record<Question, string> = {
  room: 'comodo',
  moment: 'momento',
  strength: 'intensidade',
  avoided: 'evitar',
}

/** The customer can stand everything: an answer too, unlike a question that was not asked yet. */
export const NOTHING = 'nada'
const SEPARATOR = '-'

export const parameterOf = (question: Question): string => parameters[question]

/** Reads an address that anybody may have typed: an answer that makes no sense was not given. */
export function readAnswers(address: URLSearchParams): Partial<QuizAnswers> {
  const one = <Value extends string>(question: Question, known: readonly Value[]) =>
    known.find((value) => value === address.get(parameters[question]))
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

/** What follows a question without an answer does not count: it will be asked in its turn. */
function withoutGaps(given: { [Name in Question]: QuizAnswers[Name] | undefined }): Partial<QuizAnswers> {
  const next = nextQuestion(given)
  const answered = next === null ? questions : questions.slice(0, questions.indexOf(next))
  return Object.fromEntries(answered.map((question) => [question, given[question]]))
}

/** Null when everything is answered. */
export function nextQuestion(answers: { [Name in Question]?: unknown }): Question | null {
  return questions.find((question) => answers[question] === undefined) ?? null
}

export function isComplete(answers: Partial<QuizAnswers>): answers is QuizAnswers {
  return nextQuestion(answers) === null
}

/** The one way to write these answers into an address. */
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
