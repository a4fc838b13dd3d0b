import type { CouponRefusal } from '#orders/coupons/domain/check-coupon.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'

type SentenceOf = {
  readonly [R in CouponRefusal as R['code']]: (details: R['details']) => string
}

const refusals: SentenceOf = {
  'coupon-unknown': () =>
    'Não encontramos este cupom. Confira as letras e os números. Ele também pode ter vencido.',
  'coupon-not-yet': ({ startsOn }) => `Este cupom começa a valer em ${longDayAndMonth(startsOn)}.`,
  'coupon-over': () => 'Este cupom terminou.',
  'coupon-paused': () => 'Este cupom não está valendo agora.',
  'coupon-used-up': () => 'Este cupom esgotou.',
  'coupon-used-before': () => 'Você já usou este cupom. Ele vale uma vez por pessoa.',
  'coupon-first-purchase': () => 'Este cupom é para a primeira compra.',
  'coupon-other-candles': () => 'Este cupom é para outras velas, que ainda não estão no seu carrinho.',
  'coupon-below-minimum': ({ minimum, missing }) =>
    `Este cupom vale a partir de ${formatBrl(minimum)} em velas: faltam ${formatBrl(missing)}.`,
  'coupon-set-incomplete': ({ units, missing }) =>
    `Este cupom é para ${units} velas: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`,
}

export function couponRefusalSentence(refusal: CouponRefusal): string {
  const sentence = refusals[refusal.code] as (details: CouponRefusal['details']) => string
  return sentence(refusal.details)
}

export const couponWord = 'Cupom'

export const couponFieldCopy = {
  open: 'Tenho um cupom',
  label: 'Código do cupom',
  apply: 'Aplicar',
  applying: 'Aplicando...',
  keep: 'Guardar',
  remove: 'Remover',
  removeNamed: (label: string) => `Remover ${label}`,
  byItself: (label: string) => `${label} entra automaticamente, sem código.`,
  waitsForLater: (label: string, better: string) =>
    `${better} dá um desconto igual ou maior. ${label} fica guardado para outra compra.`,
  awaitsFreight: 'O frete fica grátis assim que for calculado.',
  noFreight: (label: string) => `Não há frete a pagar aqui. Guardamos ${label} para outra compra.`,
  guestHint: 'Guardamos o código até você entrar na sua conta; o desconto aparece em seguida.',
  keepFailed: 'Não conseguimos guardar o código',
  lost: {
    apply: {
      title: 'Não sabemos se o cupom entrou',
      text: 'A resposta não chegou. Confira no resumo e, se ele não estiver lá, tente de novo.',
    },
    remove: {
      title: 'Não sabemos se o cupom saiu',
      text: 'A resposta não chegou. Confira no resumo e, se ele ainda estiver lá, tente de novo.',
    },
  },
} as const

export const couponToasts = {
  refused: 'Cupom não aplicado',
  applied: (label: string) => ({ title: 'Cupom no carrinho', text: `${label} entrou no seu carrinho.` }),
  removed: { title: 'Cupom removido', text: 'O total voltou ao valor sem o cupom.' },
  kept: {
    title: 'Código guardado',
    text: 'Entre na sua conta para conferir o desconto no resumo do pedido.',
  },
} as const
