import type { ManualOrigin, OrderOrigin } from '#orders/domain/order-origin.ts'

export const manualOriginLabels: Readonly<Record<ManualOrigin, string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  fair: 'Feira',
  phone: 'Telefone',
  other: 'Outro',
}

export const originLabels: Readonly<Record<Exclude<OrderOrigin, 'site'>, string>> = {
  ...manualOriginLabels,
  voucher: 'Vale-presente',
}
