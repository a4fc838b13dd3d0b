import type { LetterFault, VoucherFault } from '#orders/vouchers/domain/voucher-draft.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { boughtVoucherCopy } from './voucher.ts'

const letterFaults = {
  'receiver-name': 'Informe o nome de quem recebe.',
  'receiver-email': 'Confira o e-mail de quem recebe.',
  'message-too-long': 'A mensagem passou de 240 caracteres.',
  'day-not-possible': 'Escolha uma data entre hoje e daqui a um ano.',
} satisfies Record<LetterFault, string>

export const buyVoucherCopy = {
  title: 'Vale-presente',
  description:
    'Um vale-presente para quem você ama escolher a própria vela. Chega por e-mail no dia que você marcar, e não vence.',
  lead: 'Para quando você sabe quem, mas não sabe qual. Chega por e-mail, no dia que você marcar.',
  preview: {
    now: 'É assim que ele chega, logo depois do pagamento',
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
    print: 'Eu entrego em mãos',
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
    'Comprar o vale não tem frete: ele chega por e-mail.',
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
    'amount-out-of-bounds': 'Escolha um valor entre o mínimo e o máximo.',
    'giver-name': 'Informe o seu nome.',
    'giver-email': 'Confira o seu e-mail.',
    ...letterFaults,
    'vouchers-not-offered': 'A loja não está vendendo vale-presente agora.',
    'shop-closed': 'A loja ainda não abriu.',
    'method-unavailable': 'O pagamento não está disponível agora. Tente de novo mais tarde.',
  } satisfies Record<VoucherFault | 'vouchers-not-offered' | 'shop-closed' | 'method-unavailable', string>,
} as const

export const changeVoucherCopy = {
  open: 'Mudar a mensagem, quem recebe ou o dia',
  save: 'Salvar as mudanças',
  saving: 'Salvando...',
  saved: { title: 'Mudanças salvas' },
  savedAndSent: { title: 'Mudanças salvas', text: 'O vale já está a caminho do e-mail de quem recebe.' },
  failed: 'O vale não foi alterado',
  refusals: {
    ...letterFaults,
    'order-not-found': boughtVoucherCopy.resendRefusals['order-not-found'],
    'not-changeable': boughtVoucherCopy.blocked,
    'already-sent':
      'O vale já foi enviado e não pode mais ser alterado. Se algo saiu errado, fale com a gente.',
    'changed-meanwhile':
      'Este vale foi alterado em outra janela. O cartão mostra como ele está agora; salve de novo para ficar com o que você escreveu aqui.',
  },
} as const
