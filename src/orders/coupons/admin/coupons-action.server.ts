import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { couponsCopy as words } from '#orders/coupons/admin-copy.ts'
import type { CouponState } from '#orders/coupons/domain/coupon.ts'
import { isLargeOffer, readCouponInput } from '#orders/coupons/domain/coupon-draft.ts'
import { deleteCoupon, setCouponState } from '#orders/coupons/use-cases/change-coupon.ts'
import { saveCoupon } from '#orders/coupons/use-cases/save-coupon.ts'
import { refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import {
  idText,
  oneOf,
  text,
  textUpTo,
  ticked,
  wholeNumber,
} from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { type CouponField, fieldOf } from './coupon-fields.ts'

export type CouponAnswer = FormAnswer<{ field: CouponField }>

const short = textUpTo(40)
const ids = z.array(z.uuid()).max(500).catch([])

const couponSchema = z.object({
  couponId: text,
  version: wholeNumber.pipe(z.number().min(0).max(1_000_000)).catch(0),
  way: oneOf(['code', 'automatic']),
  kind: oneOf(['percent', 'amount', 'set', 'freight']),
  code: short,
  label: textUpTo(80),
  percent: short,
  amount: short,
  setUnits: short,
  setPrice: short,
  countsKitParts: ticked,
  minimum: short,
  startsOn: short,
  endsOn: short,
  mostUses: short,
  isFirstPurchaseOnly: ticked,
  isOncePerCustomer: ticked,
  productIds: ids,
  categoryIds: ids,
})

const readCoupon = ({ way = 'code', kind = 'percent', ...sent }: z.output<typeof couponSchema>) =>
  readCouponInput({ ...sent, way, kind })

const fields: Readonly<Record<string, CouponField>> = { ...fieldOf, 'code-taken': 'code' }

export const couponIntents = {
  save: intent({
    schema: couponSchema,
    failed: words.failed,
    proof(sent) {
      const read = readCoupon(sent)
      return read.ok && isLargeOffer(read.value)
    },
    async run(sent, { shop, actor }) {
      const [couponId, seenVersion] = [sent.couponId || null, sent.version]
      if (couponId && !isUuid(couponId)) return refuse('coupon-not-found')
      const read = readCoupon(sent)
      return read.ok ? saveCoupon(shop, { actor, couponId, seenVersion, draft: read.value }) : read
    },
    done: ({ label }) => ({ title: words.done.save, text: label }),
    refusals: words.refusals,
    fields,
  }),
  active: stateIntent('active'),
  paused: stateIntent('paused'),
  ended: stateIntent('ended'),
  delete: intent({
    schema: z.object({ couponId: idText }),
    failed: words.failed,
    run: ({ couponId }, { shop, actor }) => deleteCoupon(shop, { actor, couponId }),
    done: ({ label }) => ({ title: words.done.delete, text: label }),
    refusals: words.refusals,
  }),
}

function stateIntent(to: CouponState) {
  return intent({
    schema: z.object({ couponId: idText }),
    failed: words.failed,
    run: ({ couponId }, { shop, actor }) => setCouponState(shop, { actor, couponId, to }),
    done: ({ label }) => ({ title: words.done[to], text: label }),
    refusals: words.refusals,
  })
}

export const changeCoupons = adminAction<CouponAnswer>(couponIntents, { back: pathTo('adminCoupons') })
