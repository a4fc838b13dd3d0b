import type { Moment, QuizAnswers, Room, Strength } from '#catalogue/quiz/domain/answers.ts'
import { rankCandles } from '#catalogue/quiz/domain/rank-candles.ts'
import type { QuizShelf } from '#catalogue/quiz/use-cases/list-quiz-candles.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { readImage } from '#settings/domain/image-value.ts'

/** A photograph of a home for a choice, as the settings hold it; without one a candle stands for it. */
export type Scenes = Readonly<Record<string, string>>

export const sceneOf = (scenes: Scenes, choice: Room | Moment) => readImage(scenes[`quiz:${choice}`] ?? '')

const scene = (room: Room, moment: Moment, strength: Strength): QuizAnswers => ({
  room,
  moment,
  strength,
  avoided: [],
})

/** What stands for a choice in its picture: answers that go with it in most homes. */
export const roomScenes: Record<Room, QuizAnswers> = {
  quarto: scene('quarto', 'desacelerar', 'suave'),
  sala: scene('sala', 'receber', 'marcante'),
  cozinha: scene('cozinha', 'comecar', 'media'),
  banheiro: scene('banheiro', 'limpar', 'marcante'),
  escritorio: scene('escritorio', 'limpar', 'media'),
}

export const momentScenes: Record<Moment, QuizAnswers> = {
  comecar: scene('cozinha', 'comecar', 'media'),
  desacelerar: scene('quarto', 'desacelerar', 'suave'),
  receber: scene('sala', 'receber', 'marcante'),
  limpar: scene('banheiro', 'limpar', 'marcante'),
}

/** Each choice shows the candle of the house that suits it best and that no choice before it shows. */
export function portraits(shelf: QuizShelf, choices: readonly QuizAnswers[]): (ImageInfo | null)[] {
  const shown = new Set<string>()
  const pictured = shelf.filter(({ cover }) => cover !== null)
  return choices.map((answers) => {
    const best = rankCandles(pictured, answers).find(({ candle }) => !shown.has(candle.id))
    if (!best) return null
    shown.add(best.candle.id)
    return best.candle.cover
  })
}
