/** At least five, so that one disturbed round does not decide the median. */
export const ROUNDS = 5

export interface Sample {
  processor: number
  wall: number
}

export type Contender = () => Promise<Sample>

/** Runs every contender once per round, so that disturbances affect all of them. Returns medians. */
export async function interleave<Name extends string>(
  contenders: Record<Name, Contender>,
  rounds = ROUNDS,
): Promise<Record<Name, Sample>> {
  const entries = Object.entries(contenders) as [Name, Contender][]
  const samples = new Map<Name, Sample[]>(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of entries) samples.get(name)?.push(await measure())
  }
  const medians = entries.map(([name]) => {
    const all = samples.get(name) ?? []
    return [name, { processor: median(all.map((s) => s.processor)), wall: median(all.map((s) => s.wall)) }]
  })
  return Object.fromEntries(medians)
}

export function median(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b)
  const middle = Math.floor(ascending.length / 2)
  const upper = ascending[middle] ?? Number.NaN
  return ascending.length % 2 ? upper : ((ascending[middle - 1] ?? upper) + upper) / 2
}

export async function measure(
  work: () => Promise<unknown>,
  { count, processorTime }: { count: number; processorTime: () => number },
): Promise<Sample> {
  const processorBefore = processorTime()
  const before = performance.now()
  await work()
  const wall = (performance.now() - before) / count
  return { processor: (processorTime() - processorBefore) / count, wall }
}
