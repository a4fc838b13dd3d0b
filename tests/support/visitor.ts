export interface VisitorSettings {
  cookies?: Map<string, string>
  /** What a proxy in front of the shop would say of her. */
  address?: string
}

/** A browser reduced to what the server sees: cookies, an Origin, no redirects followed by itself. */
export class Visitor {
  readonly #cookies: Map<string, string>
  readonly #origin: string
  readonly #address: string | undefined

  constructor(origin: string, { cookies = new Map<string, string>(), address }: VisitorSettings = {}) {
    this.#origin = origin
    this.#cookies = cookies
    this.#address = address
  }

  /** The same browser at another door of the shop: its cookies are one. */
  elsewhere(origin: string): Visitor {
    return new Visitor(origin, { cookies: this.#cookies, address: this.#address })
  }

  /** The same browser on a line of its own. */
  from(address: string): Visitor {
    return new Visitor(this.#origin, { cookies: this.#cookies, address })
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

  /** As a form of one of the shop's own pages. */
  post(path: string, fields: Record<string, string> | FormData): Promise<Response> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
    return this.send(path, { method: 'POST', body })
  }

  /** POST /api/functions/{name} with JSON. */
  async call(
    name: string,
    body: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
    const response = await this.send(`/api/functions/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('Origin') && init.method && init.method !== 'GET') headers.set('Origin', this.#origin)
    if (this.#address) headers.set('X-Forwarded-For', this.#address)
    if (this.#cookies.size > 0) {
      headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(this.#origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#remember(line)
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
