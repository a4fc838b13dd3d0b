import type { Proposal, QuizCandle, Reason } from './rank-candles.ts'

/** What a proposal is told with: one reason at length, and one more in brief where there is one. */
export interface ChosenReasons {
  first: Reason | null
  second: Reason | null
}

/** Each candle begins with another reason where it can, so that three cards do not say the same thing three times. */
export function chooseReasons(proposals: readonly Proposal<QuizCandle>[]): ChosenReasons[] {
  const used = new Set<Reason['kind']>()
  return proposals.map(({ reasons }) => {
    const first = reasons.find(({ kind }) => !used.has(kind)) ?? reasons[0] ?? null
    if (first) used.add(first.kind)
    const second = reasons.find((reason) => reason !== first && reason.kind !== 'avoided') ?? null
    return { first, second }
  })
}
