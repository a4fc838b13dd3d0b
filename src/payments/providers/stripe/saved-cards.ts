import Stripe from 'stripe'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { ProviderUnavailable, SavedCards } from '#payments/providers/port.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { ask, underNextKey } from './stripe-client.ts'

const SOON = { timeout: 2_500, maxNetworkRetries: 1 }

/** `on_session`: a saved card may be charged only while the customer is present. */
const FEATURES: Stripe.CustomerSessionCreateParams.Components.PaymentElement.Features = {
  payment_method_redisplay: 'enabled',
  payment_method_save: 'enabled',
  payment_method_save_usage: 'on_session',
  payment_method_remove: 'enabled',
}

export function createSavedCards(stripe: Stripe, log: PaymentsLog): SavedCards {
  return {
    async createCustomer(userId) {
      const create = (idempotencyKey: string) =>
        stripe.customers.create({ metadata: { user_id: userId } }, { ...SOON, idempotencyKey })
      const created = await answer(log, 'create customer', () => underNextKey(`customer:${userId}`, create))
      return created.ok ? ok(created.value.id) : created
    },

    async openSession(customer) {
      const components = { payment_element: { enabled: true, features: FEATURES } }
      const opened = await answer(log, 'open customer session', () =>
        stripe.customerSessions.create({ customer, components }, SOON),
      )
      if (opened.ok) return ok(opened.value.client_secret)
      return isMissing(opened) ? refuse('unknown-customer') : opened
    },

    async deleteCustomer(customer) {
      const deleted = await answer(log, 'delete customer', () => stripe.customers.del(customer))
      return deleted.ok || isMissing(deleted) ? ok() : deleted
    },
  }
}

async function answer<Answer>(log: PaymentsLog, question: string, send: () => Promise<Answer>) {
  try {
    return await ask(log, question, send)
  } catch (error) {
    // Two tabs at once can also cause this refusal: Stripe rejects a key whose first request is still
    // running.
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    return refuse('saved-cards-refused', { reason: error.code ?? error.type })
  }
}

type Refused = Exclude<Awaited<ReturnType<typeof answer>>, { ok: true }> | ProviderUnavailable

const isMissing = (refused: Refused) =>
  refused.code === 'saved-cards-refused' && refused.details.reason === 'resource_missing'
