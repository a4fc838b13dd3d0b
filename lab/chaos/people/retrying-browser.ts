import { setTimeout as pause } from 'node:timers/promises'
import { extractPath } from '../../../tests/support/function-path.ts'
import { Visitor } from '../../../tests/support/visitor.ts'
import type { Random } from '../random.ts'

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
}

export interface FailedAnswers {
  noAnswer: number
  unavailable: number
  failed: number
}

const SKELETON_DELAY_MS = 180_000
const REQUEST_LASTS_MS = 60_000

/** Repeats the identical request until the shop answers; 500, 502 and 503 count as no answer. */
export class RetryingBrowser {
  readonly #visitor: Visitor
  readonly #random: Random
  readonly #failedAnswers: FailedAnswers

  constructor(parts: { shopUrl: string; cookie: string; random: Random; failedAnswers: FailedAnswers }) {
    this.#visitor = new Visitor(parts.shopUrl)
    const [name = '', value = ''] = parts.cookie.split('=')
    this.#visitor.setCookie(name, value)
    this.#random = parts.random
    this.#failedAnswers = parts.failedAnswers
  }

  cookie(name: string): string | undefined {
    return this.#visitor.cookie(name)
  }

  /** No retry, because the content does not matter. */
  async look(path: string): Promise<void> {
    await this.#send(path, {})
  }

  read(path: string): Promise<Answer> {
    return this.#insist(path, () => ({}))
  }

  call(name: string, body: unknown, tries?: number): Promise<Answer> {
    return this.post(extractPath(name), body, tries)
  }

  post(path: string, body: unknown, tries?: number): Promise<Answer> {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }
    return this.#insist(path, () => init, tries)
  }

  /** Sends the data request that the page's script would send. */
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
      this.#failedAnswers.noAnswer += 1
      return { status: 0, text: '', body: {} }
    }
  }

  #note(status: number): void {
    if (status === 503) this.#failedAnswers.unavailable += 1
    else if (status >= 500) this.#failedAnswers.failed += 1
  }
}

function asJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
