import { setTimeout as pause } from 'node:timers/promises'
import { StripeRefusal } from '../../fakes/fake-stripe-ledger.ts'
import { followOrder } from './after-paying.ts'
import { confirm, dawdle, type Purchase, recordCharge } from './charge.ts'
import type { Checkout, Customer } from './customer.ts'
import { payByPix, payCode } from './paying-by-pix.ts'
import type { Ending, PurchasePlan } from './purchase-plan.ts'

const MAX_LOOKS = 40

export interface PaidOrder {
  readonly id: string
  readonly order_number: string
}

export async function payAsPlanned(customer: Customer, purchase: Purchase): Promise<boolean> {
  const { pixEnding, ending } = purchase.plan
  const chargedPix = pixEnding
    ? await payByPix(customer, purchase, pixEnding)
    : await endings[ending](customer, purchase)
  if (!chargedPix || (pixEnding ?? ending) === 'closes-window') return false
  if (purchase.plan.reloads) await reload(customer, purchase)
  const order = await awaitOrder(customer, purchase.checkout)
  if (order) await followOrder(customer, purchase.plan, order)
  return order !== null
}

/** Follows the order only if a voucher paid it completely. Other paid orders follow their own plan. */
export async function followCovered(
  customer: Customer,
  plan: PurchasePlan,
  sessionId: string,
): Promise<void> {
  const { covered } = customer.environment.acknowledged
  const order = await awaitOrder(customer, { sessionId })
  if (order?.payment_method !== 'voucher') return
  if (covered.some(({ orderNumber }) => orderNumber === order.order_number)) return
  covered.push({ orderNumber: order.order_number })
  await followOrder(customer, plan, order)
}

const endings: Readonly<Record<Ending, (customer: Customer, purchase: Purchase) => Promise<boolean>>> = {
  pays: confirm,
  'closes-window': confirm,
  async 'second-card'(customer, purchase) {
    customer.environment.provider.confirmAsBrowser(purchase.checkout.clientSecret, 'pm_card_chargeDeclined')
    // Reopening the dialog must keep the order and its payment.
    const secondAnswer = purchase.plan.pressesTwice ? await customer.press(purchase.body) : undefined
    return secondAnswer?.kind === 'started'
      ? confirm(customer, { ...purchase, checkout: secondAnswer.checkout })
      : confirm(customer, purchase)
  },
  async 'confirms-at-bank'(customer, purchase) {
    const { provider } = customer.environment
    const { clientSecret } = purchase.checkout
    const confirmation = provider.confirmAsBrowser(clientSecret, 'pm_card_authenticationRequired')
    if (confirmation instanceof StripeRefusal) return false
    try {
      provider.ledger.answerChallenge(confirmation.id, true)
    } catch (error) {
      if (error instanceof StripeRefusal) return false
      throw error
    }
    return recordCharge(customer, purchase.purchase, confirmation.id)
  },
  async dawdles(customer, purchase) {
    await dawdle(customer)
    return confirm(customer, purchase)
  },
  async 'gives-up'(customer, purchase) {
    customer.environment.provider.confirmAsBrowser(
      purchase.checkout.clientSecret,
      'pm_card_chargeDeclinedInsufficientFunds',
    )
    return false
  },
  abandons: async () => false,
  async cancels(customer, { checkout }) {
    const { body } = await customer.browser.call('get-payment-status', { session_id: checkout.sessionId })
    const orderId = (body.order as { id?: string } | undefined)?.id
    if (!orderId) return false
    const answer = await customer.browser.submit('/pedidos', { intent: 'cancel', orderId })
    if (answer.text.includes('Pedido cancelado'))
      customer.environment.acknowledged.cancelled.push({ orderId })
    return false
  },
}

/**
 * Simulates a customer whose payment is not confirmed yet. If the shop asks for money again, the customer
 * pays twice.
 */
async function reload(customer: Customer, purchase: Purchase): Promise<void> {
  const secondAnswer = await customer.press(purchase.body)
  if (secondAnswer.kind !== 'started') return
  const replacement = { ...purchase, checkout: secondAnswer.checkout }
  if (purchase.plan.pixEnding) await payCode(customer, replacement)
  else await confirm(customer, replacement)
}

async function awaitOrder(
  customer: Customer,
  { sessionId }: Pick<Checkout, 'sessionId'>,
): Promise<(PaidOrder & { readonly payment_method: string }) | null> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const { body } = await customer.browser.call('get-payment-status', { session_id: sessionId })
    const order = body.order as
      | Record<'id' | 'order_number' | 'payment_status' | 'payment_method' | 'status', string>
      | undefined
    if (order?.payment_status === 'paid' && order.status !== 'cancelled') {
      customer.environment.acknowledged.paid.push({
        customer: customer.email,
        orderNumber: order.order_number,
      })
      return order
    }
    if (order?.payment_status === 'refunded' || order?.status === 'cancelled') return null
    await pause(250)
  }
  return null
}
