import type { ManualOrigin, OrderOrigin } from '#orders/domain/order-origin.ts'

/** Where an order came from that the owner wrote down themselves. */
export const manualOriginLabels: Readonly<Record<ManualOrigin, string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  fair: 'Feira',
  phone: 'Telefone',
  other: 'Outro',
}

/** Where an order came from that is of no cart. */
export const originLabels: Readonly<Record<Exclude<OrderOrigin, 'site'>, string>> = {
  ...manualOriginLabels,
  voucher: 'Vale-presente',
}
