/** An order that is fetched at the workshop. */
export const pickupCopy = {
  title: 'Retirada no ateliê',
  code: 'Código de retirada',
  show: 'Mostre este código na porta.',
} as const
