/** The e-mails about an order that may be sent once more. */
export const ORDER_MAILS = ['confirmation', 'status', 'pix-waiting', 'payment-refused', 'refund'] as const

export type OrderMail = (typeof ORDER_MAILS)[number]

export const MESSAGE_MAX_LENGTH = 4000
export const MESSAGE_SUBJECT_MAX_LENGTH = 120
