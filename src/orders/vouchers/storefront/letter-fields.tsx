import { CARD_MAX_LENGTH } from '#orders/domain/gift.ts'
import { buyVoucherCopy as words } from '#orders/vouchers/copy/buy-voucher.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export interface TypedLetter {
  receiverName: string
  way: string
  receiverEmail: string
  message: string
  when: string
  day: string
}

interface LetterFieldsProps {
  start: TypedLetter
  faults?: Partial<Record<keyof TypedLetter, string>>
  today: string
}

export function LetterFields({ start, faults = {}, today }: LetterFieldsProps) {
  return (
    <>
      <TextField
        label={words.receiverName}
        name="receiverName"
        autoComplete="off"
        required
        maxLength={NAME_MAX_LENGTH}
        defaultValue={start.receiverName}
        error={faults.receiverName}
      />
      <TextAreaField
        label={words.message.label}
        hint={words.message.hint}
        name="message"
        rows={4}
        maxLength={CARD_MAX_LENGTH}
        defaultValue={start.message}
        error={faults.message}
      />
      <WayFields start={start} faults={faults} today={today} />
    </>
  )
}

function WayFields({ start, faults = {}, today }: LetterFieldsProps) {
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
          error={faults.receiverEmail}
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
          <TextField
            label={words.when.field}
            hint={words.when.fieldHint}
            name="day"
            type="date"
            min={today}
            defaultValue={start.day}
            error={faults.day}
          />
        </div>
      </div>
    </>
  )
}
