import { CARD_MAX_LENGTH } from '#orders/domain/gift.ts'

export const giftFormCopy = {
  card: 'O que vai no cartão?',
  sign: 'Lembre de assinar.',
  preview: 'Como fica o cartão',
  example: 'Suas palavras aparecem aqui, na letra da loja.',
  count: (length: number) => `${length} de ${CARD_MAX_LENGTH}`,
  countLabel: (length: number) => `${length} de ${CARD_MAX_LENGTH} caracteres`,
  wrapping: 'Embalagem',
  free: 'grátis',
  wrappingLater: 'A embalagem e o endereço você escolhe no próximo passo.',
  somebodyElse: 'Entregar a outra pessoa',
  somebodyElseHint: 'Quem entrega fala com ela. Os e-mails, com os valores, vão só para você.',
  receiverName: 'Nome de quem recebe',
  receiverPhone: 'Telefone com DDD',
  receiverPhoneHint: 'Só para a entrega.',
  save: 'Salvar presente',
  saving: 'Salvando...',
  kept: 'Presente salvo.',
  unsaved: 'Há alterações não salvas.',
  remove: 'Remover presente',
  removing: 'Removendo...',
} as const
