import { useState } from 'react'
import { adminKitCopy } from '#catalogue/kits/admin-copy.ts'
import type { KitPage } from '#catalogue/kits/use-cases/load-kit.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const words = adminKitCopy.coupon
const typed = (amount: number) => decimalFromCentavos(amount).replace('.', ',')

export function KitCouponFields({ coupon }: Pick<KitPage, 'coupon'>) {
  const [kind, setKind] = useState<'none' | 'percent' | 'amount'>(coupon?.offer.kind ?? 'none')
  const offer = coupon?.offer
  return (
    <fieldset className="stack">
      <legend className="legend">{words.legend}</legend>
      <p className="small muted">{words.about}</p>
      <SelectField
        label={words.kind}
        name="coupon"
        value={kind}
        options={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
      />
      <div hidden={kind !== 'percent'}>
        <TextField
          label={words.percent}
          name="percent"
          affix="%"
          numeric
          inputMode="numeric"
          defaultValue={offer?.kind === 'percent' ? String(offer.percent) : '15'}
        />
      </div>
      <div hidden={kind !== 'amount'}>
        <TextField
          label={words.amount}
          name="amount"
          affix="R$"
          numeric
          inputMode="decimal"
          defaultValue={offer?.kind === 'amount' ? typed(offer.amount) : ''}
        />
      </div>
      <div hidden={kind === 'none'}>
        <TextField
          label={words.minimum}
          hint={words.minimumHint}
          name="minimum"
          affix="R$"
          numeric
          inputMode="decimal"
          defaultValue={coupon ? typed(coupon.minimum) : ''}
        />
      </div>
    </fieldset>
  )
}
