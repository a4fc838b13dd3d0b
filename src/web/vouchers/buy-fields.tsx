import { buyVoucherCopy as words } from '#copy/vouchers/voucher.ts'
import { NAME_MAX_LENGTH } from '#domain/accounts/names.ts'
import { CARD_MAX_LENGTH } from '#domain/gifts/gift.ts'
import { formatBrl } from '#domain/money.ts'
import type { VoucherTerms } from '#domain/vouchers/voucher-terms.ts'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { TextAreaField } from '#web/kit/form/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'

/** What the fields hold, as a form sends it. */
export interface TypedVoucher {
  amount: string
  other: string
  giverName: string
  giverEmail: string
  receiverName: string
  way: string
  receiverEmail: string
  message: string
  when: string
  day: string
}

export function typedAtFirst(
  { steps }: VoucherTerms,
  known: { name: string; email: string } | null,
  today: string,
): TypedVoucher {
  const middle = steps[Math.floor(steps.length / 2)]
  return {
    amount: middle === undefined ? 'other' : String(middle),
    other: '',
    giverName: known?.name ?? '',
    giverEmail: known?.email ?? '',
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
  today: string
}

/** Plain fields with a name each: the style sheet hides what a choice makes needless, and the server reads only what counts. */
export function BuyFields({ terms, start, today }: BuyFieldsProps) {
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
        />
      </div>
      <TextField
        label={words.giverName}
        name="giverName"
        autoComplete="name"
        required
        maxLength={NAME_MAX_LENGTH}
        defaultValue={start.giverName}
      />
      <TextField
        label={words.giverEmail.label}
        hint={words.giverEmail.hint}
        name="giverEmail"
        type="email"
        autoComplete="email"
        required
        defaultValue={start.giverEmail}
      />
      <TextField
        label={words.receiverName}
        name="receiverName"
        autoComplete="off"
        required
        maxLength={NAME_MAX_LENGTH}
        defaultValue={start.receiverName}
      />
      <TextAreaField
        label={words.message.label}
        hint={words.message.hint}
        name="message"
        rows={4}
        maxLength={CARD_MAX_LENGTH}
        defaultValue={start.message}
      />
      <WayFields start={start} today={today} />
    </div>
  )
}

/** By e-mail, now or on a day; or printed and handed over. */
function WayFields({ start, today }: Pick<BuyFieldsProps, 'start' | 'today'>) {
  return (
    <>
      <RadioGroup
        legend={words.way.legend}
        name="way"
        look="chips"
        defaultValue={start.way}
        options={[
          { value: 'email', label: words.way.email, detail: words.way.emailHint },
          { value: 'print', label: words.way.print, detail: words.way.printHint },
        ]}
      />
      <div className="fields voucher-fields__mail">
        <TextField
          label={words.receiverEmail.label}
          hint={words.receiverEmail.hint}
          name="receiverEmail"
          type="email"
          autoComplete="off"
          defaultValue={start.receiverEmail}
        />
        <RadioGroup
          legend={words.when.legend}
          name="when"
          look="chips"
          defaultValue={start.when}
          options={[
            { value: 'now', label: words.when.now, detail: words.when.nowHint },
            { value: 'day', label: words.when.day, detail: words.when.dayHint },
          ]}
        />
        <div className="voucher-fields__day">
          <TextField label={words.when.field} name="day" type="date" min={today} defaultValue={start.day} />
        </div>
      </div>
    </>
  )
}
