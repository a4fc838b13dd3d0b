import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `answer-lost`: runs the request, then cuts the connection. `hang`: never answers. `server-error`: fails
 * before running it.
 */
export type MelhorEnvioFault = 'answer-lost' | 'hang' | 'not-json' | 'wrong-shape' | 'server-error'

type Json = Record<string, unknown>

interface Label {
  readonly id: string
  status: string
  readonly price: number
  tracking: string | null
  readonly tags: readonly { tag: string }[]
  readonly body: Json
  paid_at: string | null
  posted_at: string | null
  delivered_at: string | null
  canceled_at: string | null
}

interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Json
}

class Refused extends Error {
  readonly status: number
  readonly body: Json
  constructor(status: number, body: Json) {
    super()
    this.status = status
    this.body = body
  }
}

const SERVICES = [
  { id: 1, name: 'PAC', company: 'Correios', price: 22.4, days: { min: 5, max: 8 } },
  { id: 2, name: 'SEDEX', company: 'Correios', price: 41.9, days: { min: 2, max: 3 } },
  { id: 3, name: '.Package', company: 'Jadlog', price: 19.75, days: { min: 4, max: 7 } },
  { id: 10, name: 'éFácil', company: 'LATAM Cargo', price: 18, days: { min: 2, max: 4 } },
  { id: 16, name: 'e-commerce', company: 'Azul Cargo Express', price: 17, days: { min: 2, max: 4 } },
  { id: 22, name: 'Rodoviário', company: 'Buslog', price: 16, days: { min: 2, max: 4 } },
]
export const APP = { clientId: 'app-of-the-shop', clientSecret: 'secret-of-the-app' }
export const NOBODY_GOES_TO = '69990000'
const MINUTE = '2026-11-18 09:30:00'

/** Implements the parts of Melhor Envio's API that the shop uses. Close it after the test. */
export async function startFakeMelhorEnvio() {
  const labels = new Map<string, Label>()
  const seenRequests: Seen[] = []
  const faults: { path: string; fault: MelhorEnvioFault }[] = []
  const refusals: { path: string; status: number }[] = []
  const held: { path: string; until: Promise<void> }[] = []
  const world = { token: 'token-1', refresh: 'refresh-1', balance: 500, priceFactor: 1, refusal: '' }
  let renewals = 0

  const owned = (id: unknown) => {
    const label = labels.get(String(id))
    if (!label) throw new Refused(404, { message: 'Not Found' })
    return label
  }
  const readIds = ({ orders }: Json) => orders as string[]
  const scalePrice = (price: number) => Math.round(price * world.priceFactor * 100) / 100

  const routes: Record<string, (body: Json, url: URL) => unknown> = {
    'POST /api/v2/me/shipment/calculate': ({ to }) =>
      SERVICES.map(({ id, name, company, price, days }) => {
        const about = { id, name, company: { id, name: company } }
        if ((to as Json).postal_code === NOBODY_GOES_TO)
          return { ...about, error: 'Transportadora não atende este trecho.' }
        const cost = scalePrice(price).toFixed(2)
        const range = { delivery_range: days, custom_delivery_range: days, delivery_time: days.max }
        return { ...about, ...range, price: cost, custom_price: cost, currency: 'R$' }
      }),
    'GET /api/v2/me/cart': (_, url) => listPage(url, 'pending'),
    'GET /api/v2/me/orders': (_, url) => listPage(url, 'bought'),
    'POST /api/v2/me/cart': (body) => {
      if (world.refusal)
        throw new Refused(422, { message: 'Erro', errors: { 'to.document': [world.refusal] } })
      const problem = cartProblem(body)
      if (problem) throw new Refused(422, { message: 'Erro', errors: { cart: [problem] } })
      return addLabel(body)
    },
    'POST /api/v2/me/cart/reverse': (body) => {
      const problem = reverseProblem(body, labels)
      if (problem) throw new Refused(422, { message: 'Erro', errors: { cart: [problem] } })
      return addLabel(body)
    },
    'POST /api/v2/me/shipment/checkout': (body) => {
      const all = readIds(body).map(owned)
      const sum = all.reduce((total, { price }) => total + price, 0)
      if (all.some(({ status }) => status !== 'pending')) throw new Refused(422, { error: 'Já foi paga.' })
      if (sum > world.balance) throw new Refused(422, { error: 'Seu saldo é insuficiente.' })
      world.balance -= sum
      for (const label of all) Object.assign(label, { status: 'released', paid_at: MINUTE })
      return { purchase: { id: randomUUID(), status: 'paid', total: sum } }
    },
    'POST /api/v2/me/shipment/generate': (body) => {
      for (const label of readIds(body).map(owned))
        label.tracking ??= `ME${label.id.replace(/\D/g, '').padEnd(9, '0').slice(0, 9)}BR`
      return {}
    },
    'POST /api/v2/me/shipment/print': (body) => {
      for (const id of readIds(body)) owned(id)
      return { url: `${address}/imprimir/${readIds(body).join()}` }
    },
    'POST /api/v2/me/shipment/tracking': (body) => {
      const knownLabels = readIds(body).flatMap((id) => labels.get(id) ?? [])
      return Object.fromEntries(knownLabels.map(({ body: _, ...label }) => [label.id, label]))
    },
    'POST /api/v2/me/shipment/cancel': ({ order }) => {
      const label = owned((order as Json).id)
      const canceled = label.status === 'released'
      if (canceled) Object.assign(label, { status: 'canceled', canceled_at: MINUTE })
      return { [label.id]: { canceled } }
    },
    'GET /api/v2/me/balance': () => ({ balance: world.balance, reserved: 0, debts: 0 }),
  }

  function addLabel(body: Json): Label {
    const service = SERVICES.find(({ id }) => id === body.service)
    const label: Label = {
      id: randomUUID(),
      status: 'pending',
      price: scalePrice(service?.price ?? 0),
      tracking: null,
      tags: (body.options as { tags: Label['tags'] }).tags,
      body,
      paid_at: null,
      posted_at: null,
      delivered_at: null,
      canceled_at: null,
    }
    labels.set(label.id, label)
    return label
  }

  function listPage(url: URL, kind: 'pending' | 'bought') {
    const all = [...labels.values()].filter(({ status }) => (status === 'pending') === (kind === 'pending'))
    const page = Number(url.searchParams.get('page') ?? 1)
    const size = 2
    const data = all.toReversed().slice((page - 1) * size, page * size)
    return { data, current_page: page, last_page: Math.max(1, Math.ceil(all.length / size)) }
  }

  function removeFromCart(path: string) {
    const { id, status } = owned(path.split('/cart/')[1])
    if (status !== 'pending') throw new Refused(404, { message: 'Not Found' })
    labels.delete(id)
    return null
  }

  function renew(body: Json) {
    const isCode = body.grant_type === 'authorization_code' && body.code === 'code-1'
    const isRefresh = body.grant_type === 'refresh_token' && body.refresh_token === world.refresh
    if (body.client_secret !== APP.clientSecret || !(isCode || isRefresh))
      throw new Refused(400, { error: 'invalid_grant' })
    renewals += 1
    world.token = `token-${renewals + 1}`
    world.refresh = `refresh-${renewals + 1}`
    return {
      token_type: 'Bearer',
      expires_in: 2_592_000,
      access_token: world.token,
      refresh_token: world.refresh,
    }
  }

  function answer({ method, path, headers, body }: Seen, url: URL): unknown {
    if (path === '/oauth/token') return renew(body)
    if (headers.authorization !== `Bearer ${world.token}`)
      throw new Refused(401, { message: 'Unauthenticated.' })
    if (method === 'DELETE') return removeFromCart(path)
    const route = routes[`${method} ${path}`]
    if (!route) throw new Refused(404, { message: 'Not Found' })
    return route(body, url)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const text = await readText(request)
    const body = text ? JSON.parse(text) : {}
    const call: Seen = { method: request.method ?? '', path: url.pathname, headers: request.headers, body }
    seenRequests.push(call)
    const at = faults.findIndex(({ path }) => `${call.method} ${call.path}`.endsWith(path))
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    const heldAt = held.findIndex(({ path }) => call.path.endsWith(path))
    if (heldAt >= 0) await held.splice(heldAt, 1)[0]?.until
    if (fault?.fault === 'server-error') return send(response, 500, { message: 'Server Error' })
    if (fault?.fault === 'not-json') return response.writeHead(200).end('<html>manutenção</html>')
    if (fault?.fault === 'wrong-shape') return send(response, 200, { hello: 'world' })
    const refusedAt = refusals.findIndex(({ path }) => call.path.endsWith(path))
    const [refusal] = refusedAt < 0 ? [] : refusals.splice(refusedAt, 1)
    if (refusal) return send(response, refusal.status, { message: 'Recusado' })
    try {
      const made = answer(call, url)
      if (fault?.fault === 'answer-lost') return request.socket.destroy()
      if (fault?.fault === 'hang') return
      if (call.method === 'DELETE') response.writeHead(204).end()
      else send(response, 200, made)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      send(response, error.status, error.body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: address,
    seen: seenRequests,
    labels,
    world,
    renewals: () => renewals,
    failNext: (path: string, fault: MelhorEnvioFault) => void faults.push({ path, fault }),
    refuseNext: (path: string, status: number) => void refusals.push({ path, status }),
    holdNext(path: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.push({ path, until: promise })
      return resolve
    },
    move(id: string, status: string) {
      const instants = { posted: { posted_at: MINUTE }, delivered: { delivered_at: MINUTE } }
      Object.assign(owned(id), { status, ...instants[status as keyof typeof instants] })
    },
    /** Another secret simulates a forged webhook. */
    webhook(event: string, data: object | null, secret = APP.clientSecret) {
      const rawBody = Buffer.from(JSON.stringify({ event, data }))
      return { rawBody, signature: createHmac('sha256', secret).update(rawBody).digest('base64') }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function cartProblem({ service, from, to, options }: Json): string | null {
  const { invoice, non_commercial, reverse } = options as Json
  if (Number(service) >= 10) return 'Informe a agência.'
  if (reverse) return 'Use a rota de logística reversa.'
  if (!hasDocument(from) || !hasDocument(to)) return 'Informe o CPF ou CNPJ.'
  const isPerson = 'document' in (from as Json)
  if (invoice && !isPerson && !(from as Json).state_register) return 'Informe a inscrição estadual.'
  return Boolean(invoice) === Boolean(non_commercial) ? 'Nota fiscal ou declaração de conteúdo.' : null
}

function reverseProblem(body: Json, labels: ReadonlyMap<string, Label>): string | null {
  if (body.service !== 1 && body.service !== 2) return 'Só PAC ou SEDEX.'
  if (!body.new_sender_mail || !body.new_sender_phone) return 'Informe e-mail e telefone de quem devolve.'
  if (!body.insurance_value || !body.package) return 'Informe valor, peso e medidas.'
  if (body.order_id) return labels.has(String(body.order_id)) ? null : 'Envio original desconhecido.'
  return hasDocument(body.from) && hasDocument(body.to) && body.products
    ? null
    : 'Informe quem envia e quem recebe.'
}

const hasDocument = (party: unknown) =>
  Boolean((party as Json | undefined)?.document || (party as Json | undefined)?.company_document)

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
