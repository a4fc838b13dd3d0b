import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { couponsCopy as words } from '#copy/admin/coupons.ts'
import { isLargeOffer, readCouponInput } from '#domain/coupons/coupon-draft.ts'
import { isUuid } from '#domain/uuid.ts'
import { deleteCoupon, setCouponState } from '#shop/admin/coupons/change-coupon.ts'
import { saveCoupon } from '#shop/admin/coupons/save-coupon.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { oneOf, text, textUpTo, ticked, wholeNumber } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { type CouponField, fieldOf } from './coupon-fields.ts'

/** A refusal that belongs to one field is shown there. */
export type CouponAnswer = FormAnswer<{ field: CouponField }>

const short = textUpTo(40)
const ids = z.array(z.uuid()).max(500).catch([])

export const couponFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    /** Empty for a new one. */
    couponId: text,
    version: wholeNumber.pipe(z.number().min(0).max(1_000_000)).catch(0),
    way: oneOf(['code', 'automatic']),
    kind: oneOf(['percent', 'amount', 'set']),
    code: short,
    label: textUpTo(80),
    percent: short,
    amount: short,
    setUnits: short,
    setPrice: short,
    minimum: short,
    startsOn: short,
    endsOn: short,
    mostUses: short,
    isFirstPurchaseOnly: ticked,
    isOncePerCustomer: ticked,
    productIds: ids,
    categoryIds: ids,
  }),
  z.object({ intent: z.enum(['active', 'paused', 'ended']), couponId: text }),
  z.object({ intent: z.literal('delete'), couponId: text }),
])
type CouponForm = z.output<typeof couponFormSchema>
type Context = Readonly<RouterContextProvider>

export async function changeCoupons(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(couponFormSchema, form)
  if (givesMuchAway(sent)) await requireFreshProof({ request, context, form })
  return answerOrGoBack<CouponAnswer>(request, context, {
    list: pathTo('adminCoupons'),
    failure: refusedWith(words.failed),
    form,
    run: (context) => run(sent, context),
  })
}

function givesMuchAway(sent: CouponForm): boolean {
  if (sent.intent !== 'save') return false
  const read = readCouponInput(withDefaults(sent))
  return read.ok && isLargeOffer(read.value)
}

async function run(sent: CouponForm, context: Context): Promise<CouponAnswer> {
  const { couponId } = sent
  const isNew = sent.intent === 'save' && couponId === ''
  if (!isNew && !isUuid(couponId)) return refusedWith(words.refusals['coupon-not-found'])
  if (sent.intent === 'save') return save(sent, context)
  const [shop, asked] = [shopOf(context), { actor: actorOf(context), couponId }]
  const changed =
    sent.intent === 'delete'
      ? await deleteCoupon(shop, asked)
      : await setCouponState(shop, { ...asked, to: sent.intent })
  return changed.ok
    ? done({ title: words.done[sent.intent], text: changed.value.label })
    : refusedWith(words.refusals[changed.code])
}

type SentCoupon = Extract<CouponForm, { intent: 'save' }>

const withDefaults = ({ way = 'code', kind = 'percent', ...sent }: SentCoupon) => ({ ...sent, way, kind })

async function save(sent: SentCoupon, context: Context): Promise<CouponAnswer> {
  const { version: seenVersion } = sent
  const couponId = sent.couponId || null
  const read = readCouponInput(withDefaults(sent))
  if (!read.ok) return { ...refusedWith(words.refusals[read.code]), field: fieldOf[read.code] }
  const edit = { actor: actorOf(context), couponId, seenVersion, draft: read.value }
  const saved = await saveCoupon(shopOf(context), edit)
  if (saved.ok) return done({ title: words.done.save, text: saved.value.label })
  const answer = refusedWith(words.refusals[saved.code])
  return saved.code === 'code-taken' ? { ...answer, field: 'code' } : answer
}
