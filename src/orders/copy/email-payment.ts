import { formatBrl } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import type { EmailData } from '#platform/mail/email.ts'
import type { StatusWords } from './email-order-status.ts'

interface RefusedWords extends StatusWords {
  text: string
}

export const pixWaiting = {
  subject: (number: string) => `Seu Pix do pedido ${number}`,
  preheader: (time: string) => `O seu pedido está reservado até ${time}.`,
  until: 'Pague até',
}

export const paymentRefused: Readonly<Record<EmailData<'payment-refused'>['cause'], RefusedWords>> = {
  declined: {
    subject: (number) => `O pagamento do pedido ${number} não foi aprovado`,
    preheader: 'Nada foi cobrado. Você pode tentar com outro cartão.',
    text: 'Nada foi cobrado. As suas velas continuam reservadas por mais alguns minutos: dá tempo de tentar com outro cartão.',
  },
  expired: {
    subject: (number) => `Seu pedido ${number} não foi pago a tempo`,
    preheader: 'Nada foi cobrado.',
    text: 'As velas ficaram reservadas para você, mas o prazo terminou sem o pagamento e o pedido foi cancelado. Nada foi cobrado. Se ainda quiser, abra o pedido e toque em Pedir Novamente.',
  },
  'pix-expired': {
    subject: (number) => `O código Pix do pedido ${number} expirou`,
    preheader: 'O prazo terminou sem o pagamento. Nada foi cobrado.',
    text: 'O prazo terminou sem o Pix, o pedido foi cancelado e as velas voltaram para a prateleira. Não pague mais este código. Se você pagou no último instante, avisamos por e-mail assim que o banco confirmar. Se ainda quiser as velas, abra o pedido e toque em Pedir Novamente.',
  },
  'pix-unseen': {
    subject: (number) => `Não encontramos o Pix do pedido ${number}`,
    preheader: 'O prazo da reserva terminou. Se você já pagou, fale com a gente.',
    text: 'Até agora não encontramos o seu Pix, e as velas voltaram para a prateleira. Se você já pagou, responda a este e-mail com o comprovante: enviamos as velas, se ainda houver, ou devolvemos o valor inteiro. Se não pagou, não pague mais este código: abra o pedido e toque em Pedir Novamente.',
  },
  'taken-back': {
    subject: (number) => `O pagamento do pedido ${number} ainda não chegou`,
    preheader: 'Confirmamos o seu Pix por engano. As suas velas continuam reservadas.',
    text: 'Avisamos que o seu Pix tinha chegado, mas foi engano nosso: ele ainda não apareceu na conta. Pedimos desculpas. Se você já pagou, responda a este e-mail com o comprovante. Se ainda não pagou, o código continua no seu pedido.',
  },
}

export const voucherPaymentRefused: typeof paymentRefused = {
  declined: {
    ...paymentRefused.declined,
    text: 'Nada foi cobrado, e o vale-presente ainda não foi emitido. Dá tempo de tentar com outro cartão por mais alguns minutos.',
  },
  expired: {
    ...paymentRefused.expired,
    text: 'O prazo terminou sem o pagamento, e o vale-presente não foi emitido. Nada foi cobrado. Se ainda quiser dar este presente, é só comprar um novo vale.',
  },
  'pix-expired': {
    ...paymentRefused['pix-expired'],
    text: 'O prazo terminou sem o Pix, e o vale-presente não foi emitido. Não pague mais este código. Se você pagou no último instante, avisamos por e-mail assim que o banco confirmar. Se ainda quiser dar este presente, é só comprar um novo vale.',
  },
  'pix-unseen': {
    ...paymentRefused['pix-unseen'],
    preheader: 'O prazo do pagamento terminou. Se você já pagou, fale com a gente.',
    text: 'Até agora não encontramos o seu Pix, e o vale-presente não foi emitido. Se você já pagou, responda a este e-mail com o comprovante. Se não pagou, não pague mais este código: é só comprar um novo vale.',
  },
  'taken-back': {
    ...paymentRefused['taken-back'],
    preheader: 'Confirmamos o seu Pix por engano.',
  },
}

export const buyVoucherAgain = 'Comprar um novo vale'

type RefundCause = Exclude<EmailData<'payment-refunded'>['cause'], 'failed'>

export const paymentRefunded = {
  subject: (number: string) => `Reembolso do pedido ${number}`,
  preheader: {
    pix: (amount: number) => `${formatBrl(amount)} voltam para a sua conta por Pix.`,
    card: (amount: number) => `${formatBrl(amount)} voltam para o seu cartão.`,
    cash: (amount: number) => `${formatBrl(amount)} voltam para você.`,
    voucher: (amount: number) => `${formatBrl(amount)} voltam para o vale-presente.`,
  } satisfies Record<PaidWith, (amount: number) => string>,
  text: {
    'sold-out':
      'O seu pagamento chegou depois do prazo da reserva, e as últimas unidades já tinham ido para outra casa. Pedimos desculpas: devolvemos o valor inteiro.',
    'coupon-gone':
      'O cupom deste pedido não valia mais quando o pagamento chegou: ele já tinha sido usado em outra compra. Por isso não seguimos com o pedido e devolvemos o valor inteiro. Se quiser, é só comprar de novo sem o cupom.',
    'voucher-gone':
      'O saldo do vale-presente já tinha sido usado em outra compra quando o pagamento chegou. Por isso não seguimos com o pedido e devolvemos o valor inteiro.',
    cancelled: 'Devolvemos o valor do seu pedido para o mesmo cartão usado na compra.',
    partial: 'Devolvemos uma parte do valor do seu pedido para o mesmo cartão usado na compra.',
  } satisfies Record<RefundCause, string>,
  textByPix: {
    'sold-out':
      'O seu Pix chegou depois do prazo da reserva, e as últimas unidades já tinham ido para outra casa. Pedimos desculpas: devolvemos o valor inteiro.',
    'coupon-gone':
      'O cupom deste pedido não valia mais quando o Pix chegou: ele já tinha sido usado em outra compra. Por isso não seguimos com o pedido e devolvemos o valor inteiro. Se quiser, é só comprar de novo sem o cupom.',
    'voucher-gone':
      'O saldo do vale-presente já tinha sido usado em outra compra quando o Pix chegou. Por isso não seguimos com o pedido e devolvemos o valor inteiro.',
    cancelled: 'Devolvemos o valor do seu pedido por Pix, para a conta de onde ele veio.',
    partial: 'Devolvemos uma parte do valor do seu pedido por Pix, para a conta de onde ele veio.',
  } satisfies Record<RefundCause, string>,
  textByVoucher: {
    'sold-out': 'Devolvemos o valor do seu pedido para o saldo do vale-presente.',
    'coupon-gone': 'Devolvemos o valor do seu pedido para o saldo do vale-presente.',
    'voucher-gone': 'Devolvemos o valor do seu pedido para o saldo do vale-presente.',
    cancelled: 'Devolvemos o valor do seu pedido para o saldo do vale-presente.',
    partial: 'Devolvemos uma parte do valor do seu pedido para o saldo do vale-presente.',
  } satisfies Record<RefundCause, string>,
  textByHand: {
    'sold-out': 'Devolvemos o valor do seu pedido, do jeito que combinamos.',
    'coupon-gone': 'Devolvemos o valor do seu pedido, do jeito que combinamos.',
    'voucher-gone': 'Devolvemos o valor do seu pedido, do jeito que combinamos.',
    cancelled: 'Devolvemos o valor do seu pedido, do jeito que combinamos.',
    partial: 'Devolvemos uma parte do valor do seu pedido, do jeito que combinamos.',
  } satisfies Record<RefundCause, string>,
  when: {
    card: 'O prazo para aparecer depende do banco: costuma levar de 5 a 10 dias úteis, às vezes até a fatura seguinte.',
    pix: 'Um Pix devolvido costuma aparecer na conta no mesmo dia.',
    cash: 'Se o valor ainda não chegou até você, responda a este e-mail.',
    voucher: 'O saldo já está no vale: o mesmo código serve na próxima compra, e não vence.',
  } satisfies Record<PaidWith, string>,
  parts: {
    pix: (money, voucher) =>
      `${money} por Pix, para a conta de onde veio, e ${voucher} para o saldo do vale-presente.`,
    card: (money, voucher) =>
      `${money} para o mesmo cartão usado na compra, e ${voucher} para o saldo do vale-presente.`,
    cash: (money, voucher) => `${money} do jeito que combinamos, e ${voucher} para o saldo do vale-presente.`,
    voucher: (_money, voucher) => `${voucher} para o saldo do vale-presente.`,
  } satisfies Record<PaidWith, (money: string, voucher: string) => string>,
  ofParts: {
    cancelled: 'Devolvemos o valor do seu pedido:',
    partial: 'Devolvemos uma parte do valor do seu pedido:',
  },
  andToVoucher: (voucher: string) => `Mais ${voucher} para o vale-presente.`,
  partBy: {
    pix: 'Por Pix',
    card: 'No cartão',
    cash: 'Em dinheiro',
    voucher: 'No vale-presente',
  } satisfies Record<PaidWith, string>,
  amount: 'Valor devolvido',
  toVoucher: 'Voltou para o vale-presente',
  endedCoupon: (code: string) => `O cupom ${code}, que veio com o kit, não vale mais.`,
  restoredCoupon: (code: string) => `Enquanto isso, o cupom ${code}, que veio com o kit, volta a valer.`,
  failed: {
    preheader: (amount: number) => `${formatBrl(amount)} voltam para você de outro jeito.`,
    text: 'Avisamos que o reembolso estava a caminho, mas o banco não aceitou o valor e ele voltou para a loja. Pedimos desculpas. Vamos devolver de outro jeito e falamos com você para combinar; se preferir, responda a este e-mail com a sua chave Pix.',
    amount: 'Valor a devolver',
  },
}
