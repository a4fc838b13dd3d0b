import { randomBytes } from 'node:crypto'
import { StripeRefusal } from './fake-stripe-ledger.ts'

/** Saved cards are not simulated: the browser handles them with Stripe. */
export class FakeStripeCustomers {
  readonly customers = new Map<string, { id: string; object: 'customer'; metadata: Record<string, string> }>()

  answer(method: string, path: string, fields: URLSearchParams, metadata: Record<string, string>) {
    const [, , resource, id] = path.split('/')
    if (resource === 'customer_sessions') return this.#openSession(fields)
    if (resource !== 'customers') return null
    if (method === 'DELETE' && id) {
      this.#find(id, 'id')
      this.customers.delete(id)
      return { id, object: 'customer', deleted: true }
    }
    const customer = { id: `cus_${randomBytes(8).toString('hex')}`, object: 'customer' as const, metadata }
    this.customers.set(customer.id, customer)
    return customer
  }

  check(id: string | null): void {
    if (id !== null) this.#find(id, 'customer')
  }

  #openSession(fields: URLSearchParams) {
    const customer = fields.get('customer') ?? ''
    this.#find(customer, 'customer')
    const secret = `cuss_secret_${randomBytes(8).toString('hex')}`
    return { object: 'customer_session', customer, client_secret: secret }
  }

  #find(id: string, param: string): void {
    if (this.customers.has(id)) return
    const message = `No such customer: '${id}'`
    const status = param === 'id' ? 404 : 400
    throw new StripeRefusal(status, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param,
      message,
    })
  }
}
