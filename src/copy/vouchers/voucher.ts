import { formatBrl } from '#domain/money.ts'
import type { LetterFault, VoucherFault } from '#domain/vouchers/voucher-draft.ts'

export const voucherCopy = {
  name: 'Vale-presente',
} as const

/** Why a code opens nothing. */
export const voucherRefusals = {
  'voucher-mistyped':
    'Este código não está completo ou tem uma letra trocada. Confira no e-mail ou no cartão.',
  'voucher-unknown': 'Não encontramos um vale com este código. Confira no e-mail ou no cartão.',
} as const

/** What is wrong with what was written for the receiver. */
const letterFaults = {
  'receiver-name': 'Escreva o nome de quem recebe.',
  'receiver-email': 'Confira o e-mail de quem recebe.',
  'message-too-long': 'A mensagem passou de 240 letras.',
  'day-not-possible': 'Escolha um dia de hoje até daqui a um ano.',
} satisfies Record<LetterFault, string>

/** The page that sells them. */
export const buyVoucherCopy = {
  title: 'Vale-presente',
  description:
    'Um vale-presente para quem você ama escolher a própria vela. Chega por e-mail no dia que você marcar, e não vence.',
  lead: 'Para quando você sabe quem, mas não sabe qual. Chega por e-mail, no dia que você marcar.',
  preview: {
    now: 'Assim chega, logo depois do pagamento',
    on: (day: string) => `Assim chega, no dia ${day}`,
    print: 'Assim fica o cartão',
  },
  to: 'Para',
  codeHere: 'o código aparece aqui',
  choose: 'Escolher as velas',
  amount: {
    legend: 'Valor',
    other: 'Outro valor',
    between: (least: number, most: number) => `de ${formatBrl(least)} a ${formatBrl(most)}`,
    field: 'Quanto',
  },
  giverName: 'De',
  giverEmail: { label: 'Seu e-mail', hint: 'Para o recibo e para enviar o código de novo, se precisar.' },
  receiverName: 'Para',
  way: {
    legend: 'Como entregar',
    email: 'Por e-mail',
    emailHint: 'no dia que você marcar',
    print: 'Eu mesma entrego',
    printHint: 'um cartão para imprimir',
  },
  receiverEmail: {
    label: 'E-mail de quem recebe',
    hint: 'Só para enviar o vale. Nada de novidades, nem antes nem depois.',
  },
  message: { label: 'Mensagem', hint: 'Lembre de assinar.' },
  when: {
    legend: 'Quando enviar',
    now: 'Agora',
    nowHint: 'logo depois do pagamento',
    day: 'Em um dia marcado',
    dayHint: 'às 9h da manhã',
    field: 'Dia',
    fieldHint: 'Até lá, você ainda pode mudar a mensagem, quem recebe e o dia.',
  },
  facts: [
    'O saldo não vence e pode ser usado aos poucos.',
    'Prefere entregar em mãos? Depois do pagamento você também pode imprimir o cartão.',
    'Sem frete: o vale viaja por e-mail, a vela depois.',
    'Desistiu em até 7 dias e ninguém usou? É só falar com a gente que devolvemos tudo.',
  ],
  sending: {
    now: 'enviado logo depois do pagamento',
    on: (day: string) => `enviado em ${day}, às 9h`,
    print: 'um cartão para você imprimir',
  },
  press: 'Comprar o vale',
  busy: 'Abrindo o pagamento...',
  failed: 'Não foi possível comprar o vale',
  refusals: {
    'amount-out-of-bounds': 'Escolha um valor dentro do que a loja oferece.',
    'giver-name': 'Escreva o seu nome.',
    'giver-email': 'Confira o seu e-mail.',
    ...letterFaults,
    'vouchers-not-offered': 'A loja não está vendendo vale-presente agora.',
    'shop-closed': 'A loja ainda não abriu.',
    'method-unavailable': 'O pagamento não está disponível agora. Tente de novo mais tarde.',
  } satisfies Record<VoucherFault | 'vouchers-not-offered' | 'shop-closed' | 'method-unavailable', string>,
} as const

/** The page of who got one. */
export const openVoucherCopy = {
  title: 'Seu vale-presente',
  heading: (name: string) => (name ? `${name}, este presente é seu` : 'Este presente é seu'),
  from: (name: string) => `De ${name}`,
  balance: 'Saldo do vale',
  lead: 'Escolha com calma. O saldo não vence, vale para velas e entrega, e pode ser usado aos poucos.',
  spent: 'Este vale já foi usado por inteiro. Se algo dele for devolvido, o saldo volta para o mesmo código.',
  codeEnds: (end: string) => `código terminado em ${end}`,
  choose: 'Escolher as velas',
  other: 'Usar outro vale',
  enter: {
    title: 'Você tem um vale-presente?',
    lead: 'Digite o código que está no e-mail ou no cartão.',
    label: 'Código do vale',
    hint: 'Letras maiúsculas ou minúsculas, com ou sem traço.',
    press: 'Abrir o vale',
    busy: 'Abrindo...',
  },
  failed: 'Não foi possível abrir o vale',
  tooMany: 'Foram muitas tentativas. Espere alguns minutos e tente de novo.',
} as const

/** On top of every page while one is open. */
export const voucherStripCopy = {
  label: 'Seu vale-presente',
  balance: 'Seu vale-presente tem',
  link: 'Ver o vale',
} as const

/** In the cart and before paying. */
export const payWithVoucherCopy = {
  label: 'Vale-presente',
  remove: 'Tirar',
  removed: 'Vale retirado do carrinho',
  removeFailed: 'Não foi possível tirar o vale',
  opened: (balance: string) => ({
    title: 'Vale-presente aberto',
    text: `Ele tem ${balance} e paga no fim da compra.`,
  }),
  removeLabel: (end: string) => `Tirar o vale terminado em ${end}`,
  ends: (end: string) => `código terminado em ${end}`,
  balance: 'Saldo do vale',
  used: 'Usado neste pedido',
  left: 'Fica no vale',
  nothingToPay: 'Nada a pagar',
  finish: 'Finalizar com o vale',
  answerLost: {
    title: 'A resposta da loja não chegou',
    text: 'Confira sua conexão e toque de novo. Se o pedido já foi feito, ele aparece, e o vale não é usado duas vezes.',
  },
  staysHint: (left: number) =>
    left > 0
      ? `Os ${formatBrl(left)} que ficam não vencem. O mesmo código serve da próxima vez.`
      : 'O vale paga este pedido por inteiro.',
  pixHint: (candles: number) =>
    `O vale paga primeiro as velas. O desconto do Pix vale para os ${formatBrl(candles)} de velas que faltam.`,
} as const

/** On the page of the order that bought one. */
export const boughtVoucherCopy = {
  title: 'O vale está pronto',
  waiting: 'Falta só o pagamento',
  sent: (email: string, when: string) => `Enviado para ${email} em ${when}.`,
  willSend: (email: string, day: string) => `Vai para ${email} em ${day}, às 9h da manhã.`,
  handedOver: 'Você mesma entrega: imprima o cartão abaixo.',
  print: 'Imprimir o cartão',
  code: 'Código',
  resend: 'Enviar o código de novo',
  resendBusy: 'Enviando...',
  resent: 'Enviamos o vale de novo',
  resentText: (email: string) => `O e-mail vai para ${email}.`,
  resendFailed: 'Não foi possível enviar o vale',
  resendRefusals: {
    'order-not-found': 'Não encontramos esta compra.',
    'not-sendable': 'Este vale não pode ser enviado por e-mail. Fale com a gente.',
    'too-many': 'Já enviamos este vale algumas vezes. Espere uma hora e tente de novo.',
  },
  blocked: 'Este vale foi bloqueado. Se não sabe por quê, fale com a gente.',
  cardTitle: 'Vale-presente',
  cardHow: 'Aponte a câmera para o código, ou digite as letras na página do vale:',
} as const

/** The giver changes it on the same page, until it was sent. */
export const changeVoucherCopy = {
  open: 'Mudar a mensagem, quem recebe ou o dia',
  save: 'Salvar as mudanças',
  saving: 'Salvando...',
  saved: { title: 'Mudanças salvas' },
  savedAndSent: { title: 'Mudanças salvas', text: 'O vale já está a caminho do e-mail de quem recebe.' },
  failed: 'O vale não foi mudado',
  refusals: {
    ...letterFaults,
    'order-not-found': boughtVoucherCopy.resendRefusals['order-not-found'],
    'not-changeable': boughtVoucherCopy.blocked,
    'already-sent': 'O vale já foi enviado, e por isso não muda mais. Se algo saiu errado, fale com a gente.',
    'changed-meanwhile':
      'Este vale foi mudado em outra página. O cartão mostra como ele está agora; salve de novo para ficar com o que você escreveu aqui.',
  },
} as const
