import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FakeStripeCustomers } from './fake-stripe-customers.ts'
import { FakeStripeLedger, type Intent, type SignedEvent, StripeRefusal } from './fake-stripe-ledger.ts'

/**
 * `error-remembered`: Stripe repeats this 500 for its key for a day. `answer-lost` and `hang` run the
 * request, but the client gets no answer.
 */
export type StripeFault =
  | 'server-error'
  | 'error-remembered'
  | 'rate-limited'
  | 'unauthorised'
  | 'invalid-request'
  | 'answer-lost'
  | 'hang'

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
/** Stripe forgets idempotency keys after a day. */
const KEY_LASTS_MS = 24 * 60 * 60 * 1000

interface Answer {
  status: number
  body: object
  /** Stripe sets this header if a retry with the same key would return the same error. */
  doNotRetry?: boolean
}

export interface FakeStripeOptions {
  now?: () => Date
  nextFault?: () => StripeFault | undefined
}

/** Implements the parts of Stripe's API that the shop uses. Close it after the test. */
export async function startFakeStripe({
  now = () => new Date(),
  nextFault = () => undefined,
}: FakeStripeOptions = {}) {
  const ledger = new FakeStripeLedger(WEBHOOK_SECRET, now)
  const people = new FakeStripeCustomers()
  const remembered = new Map<string, { fingerprint: string; answer: Answer; at: number }>()
  const faults: (StripeFault | 'none')[] = []
  const bodies: URLSearchParams[] = []
  const requests: { method: string; path: string; key: string | null; version: string | undefined }[] = []

  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await readText(request)
    const key = request.headers['idempotency-key']?.toString() ?? null
    const version = request.headers['stripe-version']?.toString()
    requests.push({ method, path: url.pathname, key, version })
    bodies.push(new URLSearchParams(body))
    const drawn = faults.shift() ?? nextFault()
    const fault = drawn === 'none' ? undefined : drawn
    const refusal = fault && refusalBefore(fault)
    if (refusal) return send(response, refusal)
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(response, problem(401, 'invalid_request_error', 'Invalid API Key provided'))
    }
    const fields = new URLSearchParams(method === 'GET' ? url.search : body)
    const respond = fault === 'error-remembered' ? failInside : () => route(method, url.pathname, fields)
    const answer = answerOnce(key, `${method} ${url.pathname} ${body}`, respond)
    if (fault === 'answer-lost') return request.socket.destroy()
    if (fault !== 'hang') send(response, answer)
  })

  /** A repeated key returns the stored answer; with a different request it is an error. */
  function answerOnce(key: string | null, fingerprint: string, respond: () => Answer): Answer {
    const keptAnswer = key === null ? undefined : remembered.get(key)
    const storedAnswer = keptAnswer && now().getTime() - keptAnswer.at < KEY_LASTS_MS ? keptAnswer : undefined
    if (storedAnswer && storedAnswer.fingerprint !== fingerprint) {
      return problem(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    }
    if (storedAnswer) return storedAnswer.answer
    const answer = attempt(respond)
    if (key !== null) remembered.set(key, { fingerprint, answer, at: now().getTime() })
    return answer
  }

  function route(method: string, path: string, fields: URLSearchParams): Answer {
    const [, , resource, id, verb] = path.split('/')
    const intentAnswer = (intent: Intent) => ({ status: 200, body: showIntent(intent, fields) })
    const customer = people.answer(method, path, fields, readMetadata(fields))
    if (customer) return { status: 200, body: customer }
    if (resource === 'refunds') return { status: 200, body: refunds(method, fields) }
    if (resource !== 'payment_intents') throw new StripeRefusal(404, { type: 'invalid_request_error' })
    if (method === 'GET' && id) return intentAnswer(ledger.find(id))
    if (method === 'GET') return { status: 200, body: list(fields) }
    if (!id) return intentAnswer(create(fields))
    if (verb === 'cancel') return intentAnswer(ledger.cancel(id))
    if (verb === 'confirm') return intentAnswer(confirm(id, fields.get('payment_method') ?? ''))
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL ${path}`,
    })
  }

  function refunds(method: string, fields: URLSearchParams): object {
    const intent = fields.get('payment_intent') ?? ''
    if (method === 'GET') {
      const data = ledger.refunds.filter((refund) => refund.payment_intent === intent)
      return { object: 'list', url: '/v1/refunds', has_more: false, data }
    }
    const amount = fields.get('amount')
    return ledger.refund(intent, amount === null ? null : Number(amount), readMetadata(fields))
  }

  function create(fields: URLSearchParams): Intent {
    const type = fields.get('allowed_payment_method_types[0]')
    if (type !== 'card' && type !== 'pix') {
      throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'parameter_missing' })
    }
    people.check(fields.get('customer'))
    const amount = Number(fields.get('amount'))
    const currency = fields.get('currency') ?? ''
    const intent = ledger.create(amount, currency, fields.get('description'), readMetadata(fields))
    if (type === 'card') return intent
    if (fields.get('confirm') !== 'true' || fields.get('payment_method_data[type]') !== 'pix') {
      throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'parameter_missing' })
    }
    return ledger.showPixCode(intent, Number(fields.get('payment_method_options[pix][expires_at]')))
  }

  function confirm(id: string, paymentMethod: string): Intent {
    return ledger.confirm(id, paymentMethod, `${apiBase}/challenge/${id}`, null)
  }

  function showIntent(intent: Intent, fields: URLSearchParams): object {
    const expanded = [...fields].some(
      ([name, value]) => name.startsWith('expand') && value.endsWith('latest_charge'),
    )
    const charge = ledger.charges.get(intent.latest_charge ?? '')
    if (!expanded || !charge) return intent
    const data = ledger.refunds.filter(({ payment_intent }) => payment_intent === intent.id)
    return { ...intent, latest_charge: { ...charge, refunds: { object: 'list', has_more: false, data } } }
  }

  function list(fields: URLSearchParams): object {
    const since = Number(fields.get('created[gte]') ?? 0)
    const all = [...ledger.intents.values()].reverse().filter((intent) => intent.created >= since)
    const after = fields.get('starting_after')
    const start = after ? all.findIndex((intent) => intent.id === after) + 1 : 0
    const end = start + Number(fields.get('limit') ?? 10)
    const data = all.slice(start, end).map((intent) => showIntent(intent, fields))
    return { object: 'list', url: '/v1/payment_intents', has_more: end < all.length, data }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    apiBase,
    settings: {
      secretKey: SECRET_KEY,
      publishableKey: 'pk_test_local',
      webhookSecret: WEBHOOK_SECRET,
      apiBase,
    },
    ledger,
    customers: people.customers,
    requests,
    bodies,
    confirmAsBrowser(clientSecret: string, paymentMethod: string): Intent | StripeRefusal {
      const intent = ledger.intents.get(clientSecret.split('_secret_')[0] ?? '')
      if (intent?.client_secret !== clientSecret) throw new Error('no payment has that client secret')
      try {
        return confirm(intent.id, paymentMethod)
      } catch (error) {
        if (error instanceof StripeRefusal) return error
        throw error
      }
    },
    failNext(fault: StripeFault, times = 1): void {
      for (let i = 0; i < times; i++) faults.push(fault)
    },
    failAfter(requests: number, fault: StripeFault): void {
      for (let i = 0; i < requests; i++) faults.push('none')
      faults.push(fault)
    },
    recover: (): void => void faults.splice(0),
    takeEvents: (): SignedEvent[] => ledger.events.splice(0),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

function readMetadata(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return field ? [[field, value]] : []
    }),
  )
}

function attempt(respond: () => Answer): Answer {
  try {
    // A copy, because replays must not see later changes of the ledger.
    return structuredClone(respond())
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body }
    throw error
  }
}

function failInside(): Answer {
  return { ...problem(500, 'api_error', 'Something went wrong on our end.'), doNotRetry: true }
}

function refusalBefore(fault: StripeFault): Answer | null {
  if (fault === 'server-error') return problem(500, 'api_error', 'Something went wrong on our end.')
  if (fault === 'rate-limited')
    return problem(429, 'rate_limit_error', 'Too many requests hit the API too quickly.')
  if (fault === 'invalid-request')
    return problem(400, 'invalid_request_error', 'The payment method type "pix" is invalid.')
  if (fault === 'unauthorised') return problem(401, 'invalid_request_error', 'Invalid API Key provided')
  return null
}

function problem(status: number, type: string, message: string): Answer {
  return { status, body: { error: { type, message } } }
}

function send(response: ServerResponse, { status, body, doNotRetry }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_local',
    ...(doNotRetry && { 'stripe-should-retry': 'false' }),
  })
  response.end(JSON.stringify(body))
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
