import { buyVoucherCopy as words } from '#orders/vouchers/copy/buy-voucher.ts'
import type { VoucherTerms } from '#orders/vouchers/domain/voucher-terms.ts'
import { LetterFields, type TypedLetter } from '#orders/vouchers/storefront/letter-fields.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export interface TypedVoucher extends TypedLetter {
  amount: string
  other: string
  giverName: string
  giverEmail: string
}

export function typedAtFirst(
  { steps }: VoucherTerms,
  giver: { name: string; email: string } | null,
  today: string,
): TypedVoucher {
  const middle = steps[Math.floor(steps.length / 2)]
  return {
    amount: middle === undefined ? 'other' : String(middle),
    other: '',
    giverName: giver?.name ?? '',
    giverEmail: giver?.email ?? '',
    receiverName: '',
    way: 'email',
    receiverEmail: '',
    message: '',
    when: 'now',
    day: today,
  }
}

interface BuyFieldsProps {
  terms: VoucherTerms
  start: TypedVoucher
  faults?: Partial<Record<keyof TypedVoucher, string>>
  today: string
}

/**
 * The stylesheet hides irrelevant fields, so the form works without JavaScript. The server ignores their
 * values.
 */
export function BuyFields({ terms, start, faults = {}, today }: BuyFieldsProps) {
  const between = words.amount.between(terms.least, terms.most)
  return (
    <div className="fields voucher-fields">
      <RadioGroup
        legend={words.amount.legend}
        name="amount"
        look="chips"
        defaultValue={start.amount}
        options={[
          ...terms.steps.map((step) => ({ value: String(step), label: formatBrl(step) })),
          { value: 'other', label: words.amount.other, detail: between },
        ]}
      />
      <div className="voucher-fields__other">
        <TextField
          label={words.amount.field}
          name="other"
          affix="R$"
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={start.other}
          hint={between}
          error={faults.other}
        />
      </div>
      <TextField
        label={words.giverName}
        name="giverName"
        className="voucher-fields__half"
        autoComplete="name"
        required
        maxLength={NAME_MAX_LENGTH}
        defaultValue={start.giverName}
        error={faults.giverName}
      />
      <TextField
        label={words.giverEmail.label}
        hint={words.giverEmail.hint}
        name="giverEmail"
        className="voucher-fields__half"
        type="email"
        autoComplete="email"
        required
        defaultValue={start.giverEmail}
        error={faults.giverEmail}
      />
      <LetterFields start={start} faults={faults} today={today} />
    </div>
  )
}
