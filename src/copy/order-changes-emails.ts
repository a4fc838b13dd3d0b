/** What the shop's owner changed in an order, told to its customer. */
export const orderCorrectedEmail = {
  subject: (number: string) => `Corrigimos os dados do pedido ${number}`,
  preheader: 'Confira se está tudo certo para a entrega.',
  title: (name: string) => `Corrigimos os seus dados, ${name}`,
  text: 'Atualizamos os dados deste pedido, sem custo para você. Confira abaixo: se algo não estiver certo, é só responder este e-mail.',
  delivery: 'Entrega',
  name: 'Nome',
  phone: 'Telefone',
} as const
