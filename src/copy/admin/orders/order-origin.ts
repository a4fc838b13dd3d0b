import type { ManualOrigin } from '#domain/orders/order-origin.ts'

/** Where an order came from that the owner wrote down herself. */
export const manualOriginLabels: Readonly<Record<ManualOrigin, string>> = {
  fair: 'Feira',
  instagram: 'Instagram',
  phone: 'Telefone',
  other: 'Outro',
}
