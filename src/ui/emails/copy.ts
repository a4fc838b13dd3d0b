export const emailFrame = {
  doubts: 'Dúvidas? Responda a este e-mail ou escreva para',
  statusMailOptOut: 'Não quer receber atualizações de pedido? Desative em',
  profile: 'Meu Perfil',
  linkFallback: 'O botão não abriu? Copie e cole este endereço no navegador:',
  order: 'Pedido',
  date: 'Data',
  situation: 'Status',
  total: 'Total',
  tracking: 'Código de rastreio',
  invoice: (number: number) => `Nota fiscal ${number}`,
  expectedBy: 'Previsão de entrega',
  postBy: 'Postar em',
  delivery: 'Entrega',
  arranged: 'combinada com você',
  lateForShift: (slot: string, hasNext: boolean) =>
    `O pagamento chegou quando o turno que você tinha escolhido (${slot}) já não estava disponível. ${
      hasNext
        ? 'Reservamos o próximo livre; se não servir, mude na página do pedido.'
        : 'Não há outro livre nas próximas semanas: escrevemos para combinar o dia com você.'
    }`,
  seeOrder: 'Acompanhar pedido',
  openOrder: 'Abrir pedido',
  tryAnotherCard: 'Tentar outro cartão',
  payWithPix: 'Pagar com Pix',
  payment: 'Pagamento',
  cpf: 'CPF na nota',
  seeCandles: 'Conhecer as velas',
}

export const testSubject = (subject: string) => `[Teste] ${subject}`
