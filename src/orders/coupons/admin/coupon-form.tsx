import { useCallback } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { subtotalOf } from '#catalogue/products/domain/checkout-total.ts'
import { couponsCopy } from '#orders/coupons/admin-copy.ts'
import { discountFor } from '#orders/coupons/domain/coupon-discount.ts'
import { type CouponInput, readCouponInput } from '#orders/coupons/domain/coupon-draft.ts'
import type { ListedCoupon } from '#orders/coupons/use-cases/list-coupons.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { type CouponField, inputOf, newCouponInput } from './coupon-fields.ts'
import { CouponOfferFields } from './coupon-offer-fields.tsx'
import type { CouponAnswer } from './coupons-action.server.ts'

type Choice = { id: string; name: string }

type Scopes = { categories: readonly Choice[]; products: readonly Choice[] }

interface ChoicesProps {
  legend: string
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
}

const words = couponsCopy.form

interface CouponFormProps {
  coupon: ListedCoupon | null
  scopes: Scopes
}

/** A coupon as it is typed, with what it would do shown below; give it a `key`, so that another coupon starts anew. */
export function CouponForm({ coupon, scopes }: CouponFormProps) {
  const fetcher = useFetcher<CouponAnswer>()
  const navigate = useNavigate()
  const { draft: input, change } = useDraft<CouponInput>(coupon ? inputOf(coupon) : newCouponInput)
  const saved = useCallback(
    ({ ok }: CouponAnswer) => {
      if (!ok) return
      navigate(pathTo('adminCoupons'))
    },
    [navigate],
  )
  useToastAnswer(fetcher.data, saved, couponsCopy.failed)
  const { data } = fetcher
  const error = (field: CouponField) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  return (
    <section className="panel" aria-labelledby="coupon-form">
      <div className="panel__head">
        <h2 id="coupon-form">{coupon ? couponsCopy.edit : couponsCopy.new}</h2>
        <Link to={pathTo('adminCoupons')}>{couponsCopy.close}</Link>
      </div>
      <fetcher.Form method="post" action={pathTo('adminCoupons')} className="stack" noValidate>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="couponId" value={coupon?.id ?? ''} />
        <input type="hidden" name="version" value={coupon?.version ?? 0} />
        <CouponOfferFields input={input} change={change} error={error} />
        <div className="fields">
          <TextField
            label={words.minimum}
            name="minimum"
            affix="R$"
            numeric
            span={3}
            optional
            inputMode="decimal"
            value={input.minimum}
            onChange={(event) => change({ minimum: event.target.value })}
            error={error('minimum')}
          />
          <TextField
            label={words.mostUses}
            hint={words.mostUsesHint}
            name="mostUses"
            numeric
            span={3}
            inputMode="numeric"
            value={input.mostUses}
            onChange={(event) => change({ mostUses: event.target.value })}
            error={error('mostUses')}
          />
          <TextField
            label={words.startsOn}
            name="startsOn"
            type="date"
            defaultValue={input.startsOn}
            optional
          />
          <TextField
            label={words.endsOn}
            name="endsOn"
            type="date"
            defaultValue={input.endsOn}
            optional
            error={error('endsOn')}
          />
        </div>
        <Checkbox
          name="isFirstPurchaseOnly"
          label={words.firstPurchase}
          defaultChecked={input.isFirstPurchaseOnly}
        />
        <Checkbox name="isOncePerCustomer" label={words.once} defaultChecked={input.isOncePerCustomer} />
        <CouponScope scopes={scopes} input={input} />
        <CouponExample input={input} />
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
          {words.save}
        </Button>
      </fetcher.Form>
    </section>
  )
}

/** Which candles it is for; closed where it is for all. */
function CouponScope({ scopes, input }: { scopes: Scopes; input: CouponInput }) {
  const isLimited = input.productIds.length + input.categoryIds.length > 0
  return (
    <details open={isLimited || undefined}>
      <summary className="text-btn">{words.scope}</summary>
      <div className="coupon-scope">
        <Choices
          legend={words.categories}
          name="categoryIds"
          choices={scopes.categories}
          chosen={input.categoryIds}
        />
        <Choices
          legend={words.products}
          name="productIds"
          choices={scopes.products}
          chosen={input.productIds}
        />
      </div>
    </details>
  )
}

function Choices({ legend, name, choices, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      {choices.map(({ id, name: label }) => (
        <Checkbox key={id} name={name} value={id} label={label} defaultChecked={chosen.includes(id)} />
      ))}
    </fieldset>
  )
}

const exampleWords = couponsCopy.example
const CANDLE = 8990
const MAX_UNITS = 24

/** What the coupon would do as it stands in the form: three candles, or as many as its minimum asks for. */
function CouponExample({ input }: { input: CouponInput }) {
  const read = readCouponInput({ ...input, code: input.code || 'EXEMPLO' })
  if (!read.ok) return null
  const { offer, minimum } = read.value
  const least = offer.kind === 'set' ? offer.units : 3
  const quantity = Math.min(MAX_UNITS, Math.max(least, Math.ceil(minimum / CANDLE)))
  const lines = [{ productId: '', categoryId: null, unitPrice: CANDLE, quantity }]
  const { amount } = discountFor({ offer, productIds: [], categoryIds: [] }, lines)
  return (
    <section className="coupon-example" aria-label={exampleWords.title} aria-live="polite">
      <h3>{exampleWords.title}</h3>
      {offer.kind === 'freight' ? (
        <p className="small muted">{exampleWords.freight}</p>
      ) : amount === 0 ? (
        <p className="small muted">{exampleWords.nothing}</p>
      ) : (
        <dl className="sum">
          <Sum label={exampleWords.cart(quantity, CANDLE)}>{formatBrl(subtotalOf(lines))}</Sum>
          <Sum label={read.value.label} className="less">
            {formatSignedBrl(-amount)}
          </Sum>
          <Sum label={exampleWords.pays} className="total">
            {formatBrl(subtotalOf(lines) - amount)}
          </Sum>
        </dl>
      )}
    </section>
  )
}
