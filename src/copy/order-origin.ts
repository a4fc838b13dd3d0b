import type { HandOrigin } from '#domain/orders/order-origin.ts'

/** Where an order came from that the owner wrote down herself. */
export const handOriginLabels: Readonly<Record<HandOrigin, string>> = {
  fair: 'Feira',
  instagram: 'Instagram',
  phone: 'Telefone',
  other: 'Outro',
}
