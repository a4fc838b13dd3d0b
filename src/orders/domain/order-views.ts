export const ORDER_VIEWS = ['pack', 'today', 'pix', 'problem'] as const

export type OrderView = (typeof ORDER_VIEWS)[number]
