import { setTimeout as wait } from 'node:timers/promises'
import type { Visitor } from '../../tests/support/visitor.ts'
import { type Line, Shopper } from './shopper.ts'

const GIVES_UP_MS = 30_000
const PAUSE_MS = 150

/**
 * Repeats every request that failed or got Retry-After, as the shop's pages do. Throws on any other
 * failure.
 */
class PersistentLine implements Line {
  attemptsLost = 0
  readonly #visitor: Visitor

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  async submit(path: string, ...forms: readonly Record<string, string>[]): Promise<unknown> {
    return this.#insist(path, async () => {
      let status = 0
      for (const form of forms) {
        const answer = await this.#visitor.post(`${path}.data`, form)
        await answer.arrayBuffer()
        status = answer.status
        if (status !== 200) break
      }
      return { status }
    })
  }

  async call(name: string, body: object): Promise<Record<string, unknown>> {
    return (await this.#insist(name, () => this.#visitor.call(name, body))).body
  }

  async #insist<Answer extends { status: number }>(
    what: string,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const givesUpAt = performance.now() + GIVES_UP_MS
    for (;;) {
      const answer = await send().catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status === 200) return answer
      if (!(answer instanceof Error) && ![502, 503, 504].includes(answer.status)) {
        throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer).slice(0, 300)}`)
      }
      if (performance.now() > givesUpAt) throw new Error(`${what}: no answer for ${GIVES_UP_MS / 1_000} s`)
      this.attemptsLost += 1
      await wait(PAUSE_MS)
    }
  }
}

/** A customer whose browser repeats what was not answered. */
export class PersistentShopper extends Shopper {
  readonly #line: PersistentLine

  constructor({ visitor }: { visitor: Visitor }) {
    const line = new PersistentLine(visitor)
    super(line)
    this.#line = line
  }

  get attemptsLost(): number {
    return this.#line.attemptsLost
  }
}
