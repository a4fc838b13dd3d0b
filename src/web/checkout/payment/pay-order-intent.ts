import { PAYMENT_METHODS } from '#domain/checkout/payment-method.ts'

/** What can be done on the order's own page: pay it so or so, see whether the money is there, and play the bank on one's own machine. */
export const PAY_ORDER_INTENTS = [...PAYMENT_METHODS, 'check', 'simulate'] as const

export type PayOrderIntent = (typeof PAY_ORDER_INTENTS)[number]
