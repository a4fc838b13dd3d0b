import type { ChangeEvent } from 'react'
import { couponsCopy } from '#orders/coupons/admin-copy.ts'
import { type CouponInput, LABEL_LIMIT } from '#orders/coupons/domain/coupon-draft.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CouponField } from './coupon-fields.ts'

const words = couponsCopy.form

interface CouponOfferFieldsProps {
  input: CouponInput
  change(changed: Partial<CouponInput>): void
  error(field: CouponField): string | undefined
}

const WAYS = ['code', 'automatic'] as const
const KINDS = ['percent', 'amount', 'set', 'freight'] as const

/** Every field is there and the choice decides, so that what was typed before the script came is not lost. */
export function CouponOfferFields({ input, change, error }: CouponOfferFieldsProps) {
  const isPlain = !useIsHydrated()
  const field = (name: CouponField & keyof CouponInput) => ({
    name,
    value: String(input[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
    error: error(name),
    autoComplete: 'off',
  })
  return (
    <>
      <RadioGroup
        legend={words.way}
        name="way"
        look="chips"
        value={input.way}
        onChange={(way) => change({ way: WAYS.find((each) => each === way) ?? input.way })}
        options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
      />
      <div hidden={!isPlain && input.way !== 'code'}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          {...field('code')}
          autoCapitalize="characters"
          required
        />
      </div>
      <TextField
        label={words.label}
        hint={words.labelHint}
        {...field('label')}
        maxLength={LABEL_LIMIT}
        optional={input.way === 'code'}
      />
      <RadioGroup
        legend={words.kind}
        name="kind"
        look="chips"
        value={input.kind}
        onChange={(kind) => change({ kind: KINDS.find((each) => each === kind) ?? input.kind })}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <div hidden={!isPlain && input.kind !== 'percent'}>
        <TextField
          label={words.percent}
          affix="%"
          numeric
          inputMode="numeric"
          {...field('percent')}
          required
        />
      </div>
      <div hidden={!isPlain && input.kind !== 'amount'}>
        <TextField
          label={words.amount}
          affix="R$"
          numeric
          inputMode="decimal"
          {...field('amount')}
          required
        />
      </div>
      <div hidden={!isPlain && input.kind !== 'set'}>
        <div className="fields">
          <TextField
            label={words.setUnits}
            numeric
            span={3}
            inputMode="numeric"
            {...field('setUnits')}
            required
          />
          <TextField
            label={words.setPrice}
            affix="R$"
            numeric
            span={3}
            inputMode="decimal"
            {...field('setPrice')}
            required
          />
        </div>
        <Checkbox
          name="countsKitParts"
          label={words.countsKitParts}
          checked={input.countsKitParts}
          onChange={(event) => change({ countsKitParts: event.target.checked })}
        />
      </div>
    </>
  )
}
