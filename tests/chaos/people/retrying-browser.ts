import { setTimeout as pause } from 'node:timers/promises'
import { Visitor } from '../../support/visitor.ts'
import type { Random } from '../random.ts'

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
}

/** How often people met a shop that could not answer, by what they saw. */
export interface Complaints {
  noAnswer: number
  unavailable: number
  failed: number
}

const SKELETON_DELAY_MS = 180_000
const REQUEST_LASTS_MS = 60_000

/**
 * A browser whose owner presses 'Tentar novamente' until the shop answers: no answer at all, 500, 502 and 503 are no answers.
 * What is pressed again is the very same request.
 */
export class RetryingBrowser {
  readonly #visitor: Visitor
  readonly #random: Random
  readonly #troubles: Complaints

  constructor(parts: { shopUrl: string; cookie: string; random: Random; troubles: Complaints }) {
    this.#visitor = new Visitor(parts.shopUrl)
    const [name = '', value = ''] = parts.cookie.split('=')
    this.#visitor.setCookie(name, value)
    this.#random = parts.random
    this.#troubles = parts.troubles
  }

  cookie(name: string): string | undefined {
    return this.#visitor.cookie(name)
  }

  /** A page that is only looked at is asked for once. */
  async look(path: string): Promise<void> {
    await this.#send(path, {})
  }

  /** A page whose words count. */
  read(path: string): Promise<Answer> {
    return this.#insist(path, () => ({}))
  }

  call(name: string, body: unknown, tries?: number): Promise<Answer> {
    return this.post(`/api/functions/${name}`, body, tries)
  }

  post(path: string, body: unknown, tries?: number): Promise<Answer> {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }
    return this.#insist(path, () => init, tries)
  }

  /** A form of one of the shop's pages, as the page's own script sends it. */
  submit(path: string, fields: Record<string, string> | string[][]): Promise<Answer> {
    return this.#insist(`${path}.data`, () => ({ method: 'POST', body: new URLSearchParams(fields) }))
  }

  upload(path: string, makeForm: () => FormData): Promise<Answer> {
    return this.#insist(path, () => ({ method: 'POST', body: makeForm() }))
  }

  async #insist(path: string, init: () => RequestInit, tries = Number.POSITIVE_INFINITY): Promise<Answer> {
    const deadline = Date.now() + SKELETON_DELAY_MS
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#send(path, init())
      const isAnswer = answer.status > 0 && answer.status < 500
      if (isAnswer || attempt >= tries) return answer
      if (Date.now() > deadline) throw new Error(`${path} answered ${answer.status} for three minutes`)
      await pause(this.#random.between(300, 1_500))
    }
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    try {
      const signal = AbortSignal.timeout(REQUEST_LASTS_MS)
      const response = await this.#visitor.send(path, { ...init, signal })
      const text = await response.text()
      this.#note(response.status)
      return { status: response.status, text, body: asJson(text) }
    } catch {
      this.#troubles.noAnswer += 1
      return { status: 0, text: '', body: {} }
    }
  }

  #note(status: number): void {
    if (status === 503) this.#troubles.unavailable += 1
    else if (status >= 500) this.#troubles.failed += 1
  }
}

function asJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
