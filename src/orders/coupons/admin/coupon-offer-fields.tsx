import { couponsCopy } from '#orders/coupons/admin-copy.ts'
import { type CouponInput, LABEL_LIMIT } from '#orders/coupons/domain/coupon-draft.ts'
import type { AdminFields } from '#ui/admin/admin-form.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CouponAnswer } from './coupons-action.server.ts'

const words = couponsCopy.form

type CouponOfferFieldsProps = Pick<AdminFields<CouponAnswer, CouponInput>, 'input' | 'initial' | 'typed'>

const WAYS = ['code', 'automatic'] as const
const KINDS = ['percent', 'amount', 'set', 'freight'] as const

/** All fields are rendered, so that input under another choice is not lost. */
export function CouponOfferFields({ input, initial, typed }: CouponOfferFieldsProps) {
  return (
    <>
      <RadioGroup
        legend={words.way}
        name="way"
        look="chips"
        defaultValue={initial.way}
        options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
      />
      <div hidden={typed.way !== 'code'}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          {...input('code')}
          autoCapitalize="characters"
          required
        />
      </div>
      <TextField
        label={words.label}
        hint={words.labelHint}
        {...input('label')}
        maxLength={LABEL_LIMIT}
        optional={typed.way === 'code'}
      />
      <RadioGroup
        legend={words.kind}
        name="kind"
        look="chips"
        defaultValue={initial.kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <div hidden={typed.kind !== 'percent'}>
        <TextField label={words.percent} affix="%" {...input('percent', 'whole')} required />
      </div>
      <div hidden={typed.kind !== 'amount'}>
        <TextField label={words.amount} {...input('amount', 'money')} required />
      </div>
      <div hidden={typed.kind !== 'set'}>
        <div className="fields">
          <TextField label={words.setUnits} {...input('setUnits', 'whole')} span={3} required />
          <TextField label={words.setPrice} {...input('setPrice', 'money')} span={3} required />
        </div>
        <Checkbox
          name="countsKitParts"
          label={words.countsKitParts}
          defaultChecked={initial.countsKitParts}
        />
      </div>
    </>
  )
}
