import type { Visitor } from '../../tests/support/visitor.ts'

export interface TrafficReport {
  answered: number
  /** 503 with Retry-After: the request was refused before it had any effect. */
  turnedAway: number
  failures: string[]
}

export interface SteadyTraffic {
  flows(count: number): Promise<void>
  stop(): Promise<TrafficReport>
}

export interface Step {
  name: string
  send(): Promise<Response>
}

export function startSteadyTraffic(visitors: readonly (readonly Step[])[]): SteadyTraffic {
  const report: TrafficReport = { answered: 0, turnedAway: 0, failures: [] }
  let isOver = false
  const waiters: { at: number; resolve: () => void }[] = []
  const walk = async (steps: readonly Step[]) => {
    for (let turn = 0; !isOver; turn += 1) {
      const step = steps[turn % steps.length]
      if (step) await take(step, report)
      for (const each of waiters) if (report.answered >= each.at) each.resolve()
    }
  }
  const walking = Promise.all(visitors.map(walk))
  return {
    flows: (count) =>
      new Promise((resolve) => {
        waiters.push({ at: report.answered + count, resolve })
      }),
    async stop() {
      isOver = true
      await walking
      return report
    },
  }
}

async function take({ name, send }: Step, report: TrafficReport): Promise<void> {
  try {
    const response = await send()
    await response.arrayBuffer()
    if (response.status < 500) report.answered += 1
    else if (response.status === 503 && response.headers.has('Retry-After')) report.turnedAway += 1
    else report.failures.push(`${name}: ${response.status}`)
  } catch (error) {
    const { message, cause } = error as Error
    report.failures.push(`${name}: ${message} ${cause instanceof Error ? cause.message : ''}`)
  }
}

export function commonSteps(guest: Visitor, customer: Visitor, candleId: string): Step[][] {
  const get = (visitor: Visitor, path: string): Step => ({
    name: `GET ${path}`,
    send: () => visitor.get(path),
  })
  const fields = { intent: 'add', productId: candleId, variantId: '', quantity: '1' }
  return [
    [get(guest, '/'), get(guest, '/produtos'), get(guest, '/produto/canela-laranja')],
    [get(guest, '/produtos?search=lavanda'), get(guest, '/blog')],
    [get(customer, '/carrinho'), get(customer, '/pedidos'), get(customer, '/favoritos')],
    [
      { name: 'POST add to cart', send: () => customer.post('/carrinho.data', fields) },
      { name: 'POST clear cart', send: () => customer.post('/carrinho.data', { intent: 'clear' }) },
    ],
  ]
}
