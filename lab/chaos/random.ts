export class Random {
  readonly #seed: string
  #state: number

  constructor(seed: string | number) {
    this.#seed = String(seed)
    this.#state = scatter(this.#seed)
  }

  /** Independent stream, so that one person's choices do not depend on the speed of others. */
  stream(name: string | number): Random {
    return new Random(`${this.#seed}/${name}`)
  }

  /** Returns a number in [0, 1), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)]
    if (value === undefined) throw new RangeError('nothing to pick from')
    return value
  }

  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][]
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    return (entries.at(-1) as [Name, number])[0]
  }
}

function scatter(text: string): number {
  let hash = 2_166_136_261
  for (const email of text) hash = Math.imul(hash ^ (email.codePointAt(0) ?? 0), 16_777_619)
  return hash | 0
}
