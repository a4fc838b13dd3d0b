import { longDayAndMonth } from '#copy/delivery/calendar.ts'
import type { CouponRefusal } from '#domain/coupons/check-coupon.ts'
import { formatBrl } from '#domain/money.ts'

type SentenceOf = {
  readonly [R in CouponRefusal as R['code']]: (details: R['details']) => string
}

const refusals: SentenceOf = {
  'coupon-unknown': () =>
    'Não encontramos este cupom. Confira as letras e os números; pode ser também que ele já tenha terminado.',
  'coupon-not-yet': ({ startsOn }) => `Este cupom começa a valer em ${longDayAndMonth(startsOn)}.`,
  'coupon-over': () => 'Este cupom terminou.',
  'coupon-paused': () => 'Este cupom não está valendo agora.',
  'coupon-used-up': () => 'Este cupom já foi usado por todas as pessoas que podiam usá-lo.',
  'coupon-used-before': () => 'Você já usou este cupom. Ele vale uma vez por pessoa.',
  'coupon-first-purchase': () => 'Este cupom é para a primeira compra.',
  'coupon-other-candles': () => 'Este cupom é para outras velas, que ainda não estão no seu carrinho.',
  'coupon-below-minimum': ({ minimum, missing }) =>
    `Este cupom vale a partir de ${formatBrl(minimum)} em velas: faltam ${formatBrl(missing)}.`,
  'coupon-set-incomplete': ({ units, missing }) =>
    `Este cupom é para ${units} velas: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`,
}

/** Why a coupon takes nothing off this cart. */
export function couponRefusalSentence(refusal: CouponRefusal): string {
  const sentence = refusals[refusal.code] as (details: CouponRefusal['details']) => string
  return sentence(refusal.details)
}
