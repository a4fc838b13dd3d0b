import type { Moment, QuizAnswers, Room, Strength } from '#catalogue/quiz/domain/answers.ts'
import { rankCandles } from '#catalogue/quiz/domain/rank-candles.ts'
import type { QuizShelf } from '#catalogue/quiz/use-cases/list-quiz-candles.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { readImage } from '#settings/domain/image-value.ts'

/** Photos of rooms by choice, from the settings. A candle replaces a missing photo. */
export type Scenes = Readonly<Record<string, string>>

export const readScene = (scenes: Scenes, choice: Room | Moment) => readImage(scenes[`quiz:${choice}`] ?? '')

const scene = (room: Room, moment: Moment, strength: Strength): QuizAnswers => ({
  room,
  moment,
  strength,
  avoided: [],
})

/** Typical answers for each choice; the best candle for them illustrates it. */
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

export function portraits(shelf: QuizShelf, choices: readonly QuizAnswers[]): (ImageInfo | null)[] {
  const shownScenes = new Set<string>()
  const pictured = shelf.filter(({ cover }) => cover !== null)
  return choices.map((answers) => {
    const best = rankCandles(pictured, answers).find(({ candle }) => !shownScenes.has(candle.id))
    if (!best) return null
    shownScenes.add(best.candle.id)
    return best.candle.cover
  })
}
