import { createHmac, randomBytes } from 'node:crypto'

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  client_secret: string
  created: number
  description: string | null
  metadata: Record<string, string>
  payment_method_types: string[]
  last_payment_error: CardError | null
  amount_received: number
  next_action:
    | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }
    | { type: 'pix_display_qr_code'; pix_display_qr_code: { data: string; expires_at: number } }
    | null
  latest_charge: string | null
}

interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  refunded: boolean
  payment_intent: string
  metadata: Record<string, string>
}

export interface Refund {
  id: string
  object: 'refund'
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason: string | null
  payment_intent: string
  amount: number
  metadata: Record<string, string>
}

export interface CardError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
}

export interface SignedEvent {
  readonly type: string
  readonly rawBody: Uint8Array
  readonly signature: string
}

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.code ?? error.type))
    this.status = status
    this.body = { error }
  }
}

const invalid = (code: string, message: string, status = 400) =>
  new StripeRefusal(status, { type: 'invalid_request_error', code, message })

const DECLINES: Readonly<Record<string, CardError>> = {
  pm_card_chargeDeclined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  pm_card_chargeDeclinedInsufficientFunds: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
}

export class FakeStripeLedger {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds: Refund[] = []
  readonly events: SignedEvent[] = []
  /** If true, refunds stay pending, as Pix refunds can. */
  refundsWait = false
  readonly #webhookSecret: string
  readonly #now: () => Date

  constructor(webhookSecret: string, now: () => Date) {
    this.#webhookSecret = webhookSecret
    this.#now = now
  }

  create(amount: number, currency: string, description: string | null, metadata: Record<string, string>) {
    if (!Number.isInteger(amount) || amount < 50)
      throw invalid('amount_too_small', 'Amount must be at least 50')
    const id = `pi_${randomBytes(12).toString('hex')}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      currency,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: Math.floor(this.#now().getTime() / 1000),
      description,
      metadata,
      payment_method_types: ['card'],
      amount_received: 0,
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
    }
    this.intents.set(id, intent)
    this.#emit('payment_intent.created', intent)
    return intent
  }

  find(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw invalid('resource_missing', `No such payment_intent: '${id}'`, 404)
    const code = intent.next_action?.type === 'pix_display_qr_code' && intent.next_action.pix_display_qr_code
    return code && code.expires_at * 1000 <= this.#now().getTime() ? this.#expirePix(intent) : intent
  }

  confirm(id: string, paymentMethod: string, challengeUrl: string, returnUrl: string | null): Intent {
    const intent = this.find(id)
    if (intent.status !== 'requires_payment_method') throw this.#unexpected(intent, 'confirm')
    const decline = DECLINES[paymentMethod]
    if (decline) {
      intent.last_payment_error = decline
      this.#emit('payment_intent.payment_failed', intent)
      throw new StripeRefusal(402, { ...decline, payment_intent: intent })
    }
    if (paymentMethod === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action'
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: challengeUrl, return_url: returnUrl },
      }
      this.#emit('payment_intent.requires_action', intent)
      return intent
    }
    return this.#charge(intent)
  }

  answerChallenge(id: string, isApproved: boolean): Intent {
    const intent = this.find(id)
    if (intent.status !== 'requires_action') throw this.#unexpected(intent, 'authenticate')
    intent.next_action = null
    if (isApproved) return this.#charge(intent)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    }
    this.#emit('payment_intent.payment_failed', intent)
    return intent
  }

  cancel(id: string): Intent {
    const intent = this.find(id)
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw this.#unexpected(intent, 'cancel')
    intent.status = 'canceled'
    intent.next_action = null
    this.#emit('payment_intent.canceled', intent)
    return intent
  }

  /** Creates and confirms in one request, as the shop does. */
  showPixCode(intent: Intent, expiresAt: number): Intent {
    const end = Math.floor(this.#now().getTime() / 1000)
    if (!(expiresAt > end + 10)) throw invalid('parameter_invalid_integer', 'expires_at is too soon')
    intent.payment_method_types = ['pix']
    intent.status = 'requires_action'
    const data = `00020101021226pix.stripe.example/${intent.id}5204000053039865802BR5911LUME E COCO6009SAO PAULO62070503***6304ABCD`
    intent.next_action = { type: 'pix_display_qr_code', pix_display_qr_code: { data, expires_at: expiresAt } }
    this.#emit('payment_intent.requires_action', intent)
    return intent
  }

  /** May pay after expiry or with another amount, which the real Stripe would refuse. */
  payPix(id: string, { late = false, received }: { late?: boolean; received?: number } = {}): Intent {
    const intent = this.find(id)
    const isPayable = intent.next_action?.type === 'pix_display_qr_code'
    const isOver = intent.payment_method_types.includes('pix') && intent.status !== 'succeeded'
    if (!isPayable && !(late && isOver)) throw this.#unexpected(intent, 'pay')
    intent.amount_received = received ?? intent.amount
    if (intent.amount_received < intent.amount) return intent
    intent.next_action = null
    return this.#charge(intent)
  }

  charge(id: string): Intent {
    return this.#charge(this.find(id))
  }

  expirePix(id: string): Intent {
    return this.#expirePix(this.find(id))
  }

  #expirePix(intent: Intent): Intent {
    intent.next_action = null
    intent.status = 'requires_payment_method'
    intent.last_payment_error = {
      type: 'invalid_request_error',
      code: 'payment_intent_payment_attempt_expired',
      message: 'The latest attempt to confirm the payment has failed because it expired.',
    }
    this.#emit('payment_intent.payment_failed', intent)
    return intent
  }

  dispute(id: string, reason = 'fraudulent'): object {
    const { amount, latest_charge } = this.find(id)
    const evidence_details = { due_by: 1_795_000_000 }
    const dispute = {
      id: `du_${randomBytes(12).toString('hex')}`,
      object: 'dispute',
      amount,
      reason,
      evidence_details,
    }
    const createdDispute = { ...dispute, charge: latest_charge, payment_intent: id }
    this.#emit('charge.dispute.created', createdDispute)
    return createdDispute
  }

  closeDispute(dispute: object, status: 'won' | 'lost' | 'warning_closed'): void {
    this.#emit('charge.dispute.closed', { ...dispute, status })
  }

  /** An early fraud warning comes before a dispute. */
  warnOfFraud(id: string): void {
    const warning = { id: `issfr_${randomBytes(12).toString('hex')}`, object: 'radar.early_fraud_warning' }
    const { latest_charge: charge } = this.find(id)
    this.#emit('radar.early_fraud_warning.created', {
      ...warning,
      charge,
      payment_intent: id,
      fraud_type: 'made_with_stolen_card',
    })
  }

  refund(id: string, wantedAmount: number | null, metadata: Record<string, string>): Refund {
    const charge = this.charges.get(this.find(id).latest_charge ?? '')
    if (!charge)
      throw invalid('charge_not_refundable', 'This PaymentIntent has no successful charge to refund.')
    if (charge.refunded)
      throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
    const amount = wantedAmount ?? charge.amount - charge.amount_refunded
    if (amount > charge.amount - charge.amount_refunded)
      throw invalid('amount_too_large', 'Refund amount is greater than unrefunded amount on charge.')
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund' as const,
      status: this.refundsWait ? ('pending' as const) : ('succeeded' as const),
      failure_reason: null,
      payment_intent: id,
      amount,
      metadata,
    }
    this.refunds.unshift(refund)
    this.#emit('charge.refunded', charge)
    return refund
  }

  endRefund(refund: Refund, status: 'succeeded' | 'failed'): void {
    refund.status = status
    if (status === 'failed') {
      refund.failure_reason = 'expired_or_canceled_card'
      const charge = this.charges.get(this.find(refund.payment_intent).latest_charge ?? '')
      if (charge)
        Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
      this.#emit('refund.failed', refund)
    }
    this.#emit('refund.updated', refund)
    this.#emit('charge.refund.updated', refund)
  }

  sign(event: { type: string } & Record<string, unknown>): SignedEvent {
    return this.signText(JSON.stringify(event), event.type)
  }

  signText(body: string, type = ''): SignedEvent {
    const timestamp = Math.floor(this.#now().getTime() / 1000)
    const digest = createHmac('sha256', this.#webhookSecret).update(`${timestamp}.${body}`).digest('hex')
    return { type, rawBody: new TextEncoder().encode(body), signature: `t=${timestamp},v1=${digest}` }
  }

  #charge(intent: Intent): Intent {
    const id = `ch_${randomBytes(12).toString('hex')}`
    const { amount, metadata } = intent
    const charge = { id, object: 'charge' as const, amount, metadata, payment_intent: intent.id }
    this.charges.set(id, { ...charge, amount_refunded: 0, refunded: false })
    Object.assign(intent, {
      status: 'succeeded',
      latest_charge: id,
      last_payment_error: null,
      amount_received: Math.max(amount, intent.amount_received),
    })
    this.#emit('payment_intent.succeeded', intent)
    return intent
  }

  #unexpected(intent: Intent, verb: string): StripeRefusal {
    return invalid(
      'payment_intent_unexpected_state',
      `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    )
  }

  #emit(type: string, object: object): void {
    const createdAt = Math.floor(this.#now().getTime() / 1000)
    const id = `evt_${randomBytes(12).toString('hex')}`
    const data = { object: structuredClone(object) }
    this.events.push(this.sign({ id, object: 'event', type, created: createdAt, livemode: false, data }))
  }
}
