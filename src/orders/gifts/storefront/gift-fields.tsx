import { CARD_MAX_LENGTH, type GiftOption } from '#orders/domain/gift.ts'
import { giftFormCopy as words } from '#orders/gifts/copy/gift-form.ts'
import type { GiftDraft } from '#orders/gifts/domain.ts'
import { GiftCard } from '#orders/vouchers/storefront/gift-card.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export type GiftField = 'message' | 'optionIds' | 'receiverName' | 'receiverPhone'

interface GiftFieldsProps {
  start: GiftDraft
  message: string
  options: readonly GiftOption[] | null
  problem: { field: GiftField; text: string } | null
}

/** Works without JavaScript: CSS reveals the recipient's fields. */
export function GiftFields({ start, message, options, problem }: GiftFieldsProps) {
  const findError = (field: GiftField) => (problem?.field === field ? problem.text : undefined)
  return (
    <>
      <div className="gift__writing split">
        <TextAreaField
          label={words.card}
          name="message"
          className="gift__card"
          rows={4}
          maxLength={CARD_MAX_LENGTH}
          defaultValue={start.message}
          error={findError('message')}
          hint={
            <span className="gift__count">
              {words.sign}
              <span className="num needs-script">{words.count(message.length)}</span>
            </span>
          }
        />
        <figure className="gift__preview grid g3 needs-script">
          <figcaption>{words.preview}</figcaption>
          {/* Hidden from screen readers, because it repeats what the user has just typed. */}
          <div aria-hidden>
            <GiftCard message={message || words.example} />
          </div>
        </figure>
      </div>
      {options && options.length > 0 && (
        <fieldset className="gift__options">
          <legend>{words.wrapping}</legend>
          {options.map(({ id, name, price }) => (
            <Checkbox
              key={id}
              name="optionIds"
              value={id}
              defaultChecked={start.optionIds.includes(id)}
              label={
                <span className="gift__option">
                  {name} <span className="num">{price > 0 ? formatBrl(price) : words.free}</span>
                </span>
              }
            />
          ))}
          {findError('optionIds') && (
            <FieldError id="gift-options-error">{findError('optionIds')}</FieldError>
          )}
        </fieldset>
      )}
      <div className="gift__receiver">
        <Checkbox
          name="isForSomebodyElse"
          defaultChecked={start.isForSomebodyElse}
          label={
            <>
              {words.somebodyElse}
              <span className="hint">{words.somebodyElseHint}</span>
            </>
          }
        />
        <div className="fields">
          <TextField
            label={words.receiverName}
            name="receiverName"
            autoComplete="off"
            span={3}
            maxLength={NAME_MAX_LENGTH}
            defaultValue={start.receiverName}
            error={findError('receiverName')}
          />
          <TextField
            label={words.receiverPhone}
            name="receiverPhone"
            type="tel"
            numeric
            autoComplete="off"
            span={3}
            maxLength={20}
            hint={words.receiverPhoneHint}
            defaultValue={start.receiverPhone}
            error={findError('receiverPhone')}
          />
        </div>
      </div>
    </>
  )
}
