import { recipientCopy as words } from '#checkout/purchase/copy/payment-dialog.ts'
import { reviewConsent } from '#checkout/purchase/copy/review-consent.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { RecipientForm } from './use-recipient.ts'

export function RecipientFields({
  recipient,
  hasAddress,
  isGiver,
}: {
  recipient: RecipientForm
  hasAddress: boolean
  isGiver: boolean
}) {
  const { buyer, isChanging } = recipient
  const asksName = isChanging || !buyer.name
  const asksPhone = isChanging || !buyer.phone
  return (
    <>
      {!asksName && <KnownRecipient recipient={recipient} isGiver={isGiver} />}
      {(asksName || asksPhone) && (
        <div className="fields">
          {asksName && <NameField recipient={recipient} isGiver={isGiver} />}
          {asksPhone && <PhoneField recipient={recipient} isGiver={isGiver} />}
        </div>
      )}
      {hasAddress && !buyer.hasOwnAddress && (
        <Checkbox
          label={words.keepAddress}
          checked={recipient.keepsAddress}
          onChange={({ target }) => recipient.change({ keepsAddress: target.checked })}
        />
      )}
      {!buyer.getsReviewInvitations && (
        <Checkbox
          label={reviewConsent.text}
          checked={recipient.wantsReviewInvitations}
          onChange={({ target }) => recipient.change({ wantsReviewInvitations: target.checked })}
        />
      )}
    </>
  )
}

interface PartProps {
  recipient: RecipientForm
  isGiver: boolean
}

function KnownRecipient({ recipient, isGiver }: PartProps) {
  const { buyer, change } = recipient
  return (
    <div className="review__address">
      <h3>{isGiver ? words.giverTitle : words.title}</h3>
      <p className="small muted">
        {buyer.name}
        {buyer.phone && (
          <>
            , <span className="num">{maskPhone(buyer.phone)}</span>
          </>
        )}
        <br />
        {words.email(buyer.email)}
      </p>
      <button type="button" className="text-btn" onClick={() => change({ isChanging: true })}>
        {isGiver ? words.giverChange : words.change}
      </button>
    </div>
  )
}

function NameField({ recipient, isGiver }: PartProps) {
  const missing = isGiver ? words.giverNameMissing : words.nameMissing
  return (
    <TextField
      label={isGiver ? words.giverName : words.name}
      required
      value={recipient.name}
      error={recipient.isNameMissing ? missing : null}
      hint={words.email(recipient.buyer.email)}
      autoComplete="name"
      maxLength={NAME_MAX_LENGTH}
      onChange={({ target }) => recipient.change({ name: target.value })}
    />
  )
}

function PhoneField({ recipient, isGiver }: PartProps) {
  return (
    <TextField
      label={words.phone}
      optional
      numeric
      value={recipient.phone}
      hint={isGiver ? words.giverPhoneHint : words.phoneHint}
      type="tel"
      autoComplete="tel"
      maxLength={20}
      onChange={({ target }) => recipient.change({ phone: maskPhone(target.value) })}
    />
  )
}
