import { intensity, type Specifications, scentPyramid } from '#catalogue/products/domain/product-facts.ts'

/** The quiz proposes three candles, and knows them by their notes and intensity. */
const MIN_QUIZ_CANDLES = 3

const tellsScent = (candle: Specifications) => scentPyramid(candle) !== null && intensity(candle) !== null

export const fillsQuiz = (candles: readonly Specifications[]) =>
  candles.filter(tellsScent).length >= MIN_QUIZ_CANDLES
