import type { FuzzRequest, Target } from './targets.ts'

export interface Fault {
  actor: string
  target: string
  round: number
  faults: readonly string[]
  request?: FuzzRequest
}

interface Line {
  kind: Target['kind']
  requests: number
  statuses: Map<number, number>
  slowestMs: number
}

export class Tally {
  readonly faults: Fault[] = []
  readonly #lines = new Map<string, Line>()
  readonly #onFault: (fault: Fault) => void

  constructor(onFault: (fault: Fault) => void = () => undefined) {
    this.#onFault = onFault
  }

  get requests(): number {
    return [...this.#lines.values()].reduce((sum, { requests }) => sum + requests, 0)
  }

  record(target: Target, status: number, ms: number): void {
    const line = this.#lines.get(target.name) ?? {
      kind: target.kind,
      requests: 0,
      statuses: new Map(),
      slowestMs: 0,
    }
    this.#lines.set(target.name, line)
    line.requests += 1
    line.slowestMs = Math.max(line.slowestMs, ms)
    line.statuses.set(status, (line.statuses.get(status) ?? 0) + 1)
  }

  blame(fault: Fault): void {
    this.faults.push(fault)
    this.#onFault(fault)
  }

  answers(target: string, status: number): number {
    return this.#lines.get(target)?.statuses.get(status) ?? 0
  }

  table(): string {
    const rows = [...this.#lines].map(([name, { kind, requests, statuses, slowestMs }]) => {
      const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`)
      return `${kind.padEnd(9)}${name.padEnd(30)}${String(requests).padStart(7)}  ${slowestMs.toFixed(0).padStart(6)} ms  ${counts.join(' ')}`
    })
    return rows.join('\n')
  }
}

export function describeFault({ actor, target, round, faults, request }: Fault): string {
  const requestText = request
    ? `\n    ${request.method} ${request.path.slice(0, 200)} ${describeBody(request)}`
    : ''
  return `${target} as ${actor}, round ${round}: ${faults.join('; ')}${requestText}`
}

function describeBody({ encoded }: FuzzRequest): string {
  if (!encoded) return ''
  const { body, contentType = '(no content type)' } = encoded
  const text =
    body instanceof FormData
      ? JSON.stringify(
          [...body].map(([name, part]) => [name, part instanceof File ? `file ${part.name}` : part]),
        )
      : typeof body === 'string'
        ? body
        : new TextDecoder().decode(body)
  return `${contentType} ${JSON.stringify(text.slice(0, 600))}`
}
