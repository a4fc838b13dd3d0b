/** What the shop's owner changed in an order, told to its customer. */
export const orderCorrectedEmail = {
  subject: (number: string) => `Corrigimos os dados do pedido ${number}`,
  preheader: 'Confira se está tudo certo.',
  title: (name: string) => `Corrigimos os seus dados, ${name}`,
  text: 'Atualizamos os dados deste pedido, sem custo para você. Confira abaixo: se algo não estiver certo, é só responder este e-mail.',
  delivery: 'Entrega',
  name: 'Nome',
  phone: 'Telefone',
} as const

export const itemsChangedEmail = {
  subject: (number: string) => `Seu pedido ${number} mudou: confira o novo total`,
  preheader: (total: string) => `O novo total é ${total}.`,
  title: (name: string) => `Atualizamos o seu pedido, ${name}`,
  text: 'Mudamos os itens do seu pedido, como combinado. Confira abaixo e pague pelo botão: o código ou o pagamento que estava aberto antes não vale mais.',
  until: 'Reservado até',
  pay: 'Pagar o pedido',
} as const
