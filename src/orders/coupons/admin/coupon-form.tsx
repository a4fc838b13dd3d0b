import { Link, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calculateSubtotal } from '#catalogue/products/domain/checkout-total.ts'
import { couponsCopy } from '#orders/coupons/admin-copy.ts'
import { discountFor } from '#orders/coupons/domain/coupon-discount.ts'
import { type CouponInput, readCouponInput } from '#orders/coupons/domain/coupon-draft.ts'
import type { ListedCoupon } from '#orders/coupons/use-cases/list-coupons.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { buildInput, newCouponInput } from './coupon-fields.ts'
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
  backPath: string
  coupon: ListedCoupon | null
  scopes: Scopes
}

/** Callers must set a `key`, so that switching to another coupon resets the form. */
export function CouponForm({ coupon, scopes, backPath }: CouponFormProps) {
  const navigate = useNavigate()
  return (
    <section className="panel" aria-labelledby="coupon-form">
      <div className="panel__head cluster ends baseline">
        <h2 id="coupon-form">{coupon ? couponsCopy.edit : couponsCopy.new}</h2>
        <Link to={backPath}>{couponsCopy.close}</Link>
      </div>
      <AdminForm<CouponAnswer, CouponInput>
        action={pathTo('adminCoupons')}
        intent="save"
        hidden={{ couponId: coupon?.id ?? '', version: coupon?.version ?? 0 }}
        initial={coupon ? buildInput(coupon) : newCouponInput}
        failed={couponsCopy.failed}
        className="stack"
        onSaved={() => navigate(pathTo('adminCoupons'))}
        press={words.save}
        saving={words.saving}
      >
        {({ input, initial, typed }) => (
          <>
            <CouponOfferFields input={input} initial={initial} typed={typed} />
            <div className="fields">
              <TextField label={words.minimum} {...input('minimum', 'money')} span={3} optional />
              <TextField
                label={words.mostUses}
                hint={words.mostUsesHint}
                {...input('mostUses', 'whole')}
                span={3}
              />
              <TextField label={words.startsOn} {...input('startsOn')} type="date" optional />
              <TextField label={words.endsOn} {...input('endsOn')} type="date" optional />
            </div>
            <Checkbox
              name="isFirstPurchaseOnly"
              label={words.firstPurchase}
              defaultChecked={initial.isFirstPurchaseOnly}
            />
            <Checkbox
              name="isOncePerCustomer"
              label={words.once}
              defaultChecked={initial.isOncePerCustomer}
            />
            <CouponScope scopes={scopes} input={initial} />
            <CouponExample input={typed} />
          </>
        )}
      </AdminForm>
    </section>
  )
}

function CouponScope({ scopes, input }: { scopes: Scopes; input: CouponInput }) {
  const isLimited = input.productIds.length + input.categoryIds.length > 0
  return (
    <details open={isLimited || undefined}>
      <summary className="text-btn">{words.scope}</summary>
      <div className="grid coupon-scope mt3">
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

/** The example cart has three candles, or enough to reach the coupon's minimum. */
function CouponExample({ input }: { input: CouponInput }) {
  const read = readCouponInput({ ...input, code: input.code || 'EXEMPLO' })
  if (!read.ok) return null
  const { offer, minimum } = read.value
  const least = offer.kind === 'set' ? offer.units : 3
  const quantity = Math.min(MAX_UNITS, Math.max(least, Math.ceil(minimum / CANDLE)))
  const lines = [{ productId: '', categoryId: null, unitPrice: CANDLE, quantity }]
  const { amount } = discountFor({ offer, productIds: [], categoryIds: [] }, lines)
  return (
    <section className="grid g3 coupon-example" aria-label={exampleWords.title} aria-live="polite">
      <h3>{exampleWords.title}</h3>
      {offer.kind === 'freight' ? (
        <p className="small muted">{exampleWords.freight}</p>
      ) : amount === 0 ? (
        <p className="small muted">{exampleWords.nothing}</p>
      ) : (
        <dl className="sum">
          <Sum label={exampleWords.cart(quantity, CANDLE)}>{formatBrl(calculateSubtotal(lines))}</Sum>
          <Sum label={read.value.label} className="less">
            {formatSignedBrl(-amount)}
          </Sum>
          <Sum label={exampleWords.pays} className="total">
            {formatBrl(calculateSubtotal(lines) - amount)}
          </Sum>
        </dl>
      )}
    </section>
  )
}
