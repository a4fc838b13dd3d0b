import { couponsCopy } from '#copy/admin/coupons.ts'
import type { CouponInput } from '#domain/coupons/coupon-draft.ts'
import { Checkbox } from '#web/kit/form/checkbox.tsx'

const words = couponsCopy.form

type Choice = { id: string; name: string }
export type Scopes = { categories: readonly Choice[]; products: readonly Choice[] }

/** Which candles it is for; closed where it is for all. */
export function CouponScope({ scopes, input }: { scopes: Scopes; input: CouponInput }) {
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

interface ChoicesProps {
  legend: string
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
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
