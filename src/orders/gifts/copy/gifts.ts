import type { GiftRefusal } from '#orders/gifts/domain.ts'

export const giftCopy = {
  title: 'É presente',
  about: 'Vai sem preço, com o seu cartão',
  saved: { title: 'Presente salvo', text: 'Cartão e embalagem seguem com este carrinho.' },
  removed: { title: 'Tudo certo', text: 'Este carrinho não é mais um presente.' },
  saveFailed: 'Erro ao salvar o presente',
  notOffered: 'A loja não prepara mais pedidos como presente.',
  refusals: {
    'card-too-long': 'O cartão tem até 240 caracteres. Encurte um pouco o texto.',
    'card-lines': 'O cartão tem até 12 linhas. Junte algumas delas.',
    'card-characters': 'Há um caractere no texto que não pode ser impresso. Apague-o e tente de novo.',
    'card-link': 'O cartão não pode ter links. Deixe só as suas palavras.',
    'receiver-name': 'Informe o nome de quem recebe o presente.',
    'receiver-phone': 'Informe o telefone com DDD de quem recebe o presente.',
    'gift-options': 'Uma embalagem escolhida não está mais disponível. Confira as opções.',
  } satisfies Record<GiftRefusal['code'], string>,
} as const

export const giftDeliveryCopy = {
  forReceiver: (name: string) => `Para onde vai o presente de ${name}?`,
  receiverFetches: 'Quem for retirar o presente mostra o código que você recebe por e-mail.',
  takeOwnAddress: 'Usar meu endereço',
} as const

export const giftSumsCopy = { card: 'Cartão de presente', free: 'Grátis' } as const

export const orderGiftCopy = {
  title: 'Presente',
  to: (name: string) => `Para ${name}`,
  noCard: 'Sem cartão, sem preço na caixa.',
  receiver: 'Quem recebe o presente',
  card: 'Cartão',
  longCard: (beginning: string) => `Cartão: “${beginning}…”`,
  wrapping: 'Embalagem',
} as const
