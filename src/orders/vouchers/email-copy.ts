import { formatBrl } from '#platform/domain/money.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'

export const voucherEmail = {
  subject: (giver: string) => (giver ? `Você ganhou um presente de ${giver}` : 'Um presente para você'),
  preheader: (amount: number) => `Um vale de ${formatBrl(amount)}, para você escolher a sua vela.`,
  title: (name: string) => (name ? `${name}, este presente é seu` : 'Este presente é seu'),
  from: (giver: string) => `Com carinho, de ${giver}.`,
  worth: (amount: number) => `Vale-presente de ${formatBrl(amount)}`,
  button: 'Escolher as velas',
  small:
    'O saldo não vence, vale para velas e entrega, e pode ser usado aos poucos. Guarde este código como dinheiro: quem tiver o código pode usar o saldo. Este e-mail é só para o presente; seu endereço não entra em nenhuma lista.',
}

export const voucherBoughtEmail = {
  subject: 'Seu vale-presente está pronto',
  preheader: (amount: number, name: string) => `${formatBrl(amount)} para ${name}.`,
  now: (email: string) => `O vale já foi para ${email}.`,
  onDay: (email: string, day: string) =>
    `O vale vai para ${email} em ${longDayAndMonth(day)}, às 9h da manhã.`,
  print: 'Você entrega em mãos: o cartão para imprimir está na página da compra.',
  button: 'Ver o vale',
  small: 'Na página da compra você imprime o cartão e envia o código de novo, se ele se perder.',
}
