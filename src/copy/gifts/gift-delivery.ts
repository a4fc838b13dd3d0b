/** Where a present goes, in the cart's section about the delivery. */
export const giftDeliveryCopy = {
  forReceiver: (name: string) => `Para onde vai o presente de ${name}?`,
  receiverFetches: 'Quem for retirar o presente mostra o código que você recebe por e-mail.',
  takeOwnAddress: 'Usar meu endereço',
} as const
