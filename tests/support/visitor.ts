import { extractPath } from '../../tests/support/function-path.ts'
export type Inspect = (answer: { path: string; status: number; text: string; sent: string }) => void

export interface VisitorSettings {
  cookies?: Map<string, string>
  address?: string
  inspect?: Inspect
}

/** Simulates a browser: cookies and Origin, but redirects are not followed. */
export class Visitor {
  readonly #cookies: Map<string, string>
  readonly #origin: string
  readonly #settings: VisitorSettings

  constructor(origin: string, settings: VisitorSettings = {}) {
    this.#origin = origin
    this.#cookies = settings.cookies ?? new Map()
    this.#settings = { ...settings, cookies: this.#cookies }
  }

  elsewhere(origin: string): Visitor {
    return new Visitor(origin, this.#settings)
  }

  from(address: string): Visitor {
    return new Visitor(this.#origin, { ...this.#settings, address })
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers })
  }

  post(path: string, fields: Record<string, string> | FormData): Promise<Response> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
    return this.send(path, { method: 'POST', body })
  }

  async call(
    name: string,
    body: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
    const response = await this.send(extractPath(name), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('Origin') && init.method && init.method !== 'GET') headers.set('Origin', this.#origin)
    const { address, inspect } = this.#settings
    if (address) headers.set('X-Forwarded-For', address)
    if (this.#cookies.size > 0) {
      headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(this.#origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#remember(line)
    if (inspect && isReadable(response)) {
      const sent = `${JSON.stringify([...new URL(path, this.#origin).searchParams])} ${sentText(init.body)}`
      inspect({ path, status: response.status, text: await response.clone().text(), sent })
    }
    return response
  }

  #remember(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    const isOver = attributes.some((text) => /^\s*max-age=0\s*$/i.test(text))
    if (isOver) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(equals + 1).trim())
  }
}

/** An event stream never ends. */
function isReadable(response: Response): boolean {
  const contentType = response.headers.get('Content-Type') ?? ''
  return /^(?:text\/(?!event-stream)|application\/(?:json|xml|rss))/.test(contentType)
}

function sentText(body: RequestInit['body']): string {
  if (typeof body === 'string') return `${body} ${JSON.stringify([...new URLSearchParams(body)])}`
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  if (body instanceof URLSearchParams || body instanceof FormData) return JSON.stringify([...body])
  return ''
}
