import { useState } from 'react'
import type { Recipient } from '#checkout/purchase/storefront/payment/begin-checkout.ts'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { useDraft } from '#ui/form/use-draft.ts'

export interface RecipientForm {
  buyer: Pick<Buyer, 'name' | 'phone' | 'email' | 'hasOwnAddress' | 'getsReviewInvitations'>
  name: string
  phone: string
  keepsAddress: boolean
  wantsReviewInvitations: boolean
  isNameMissing: boolean
  /** The customer wants to write another name or telephone than the ones that are known. */
  isChanging: boolean
  change(changed: Partial<RecipientDraft>): void
  /** What goes along with the order; null while the name is missing, which the fields then say. */
  read(): Recipient | null
}

type RecipientDraft = Pick<
  RecipientForm,
  'name' | 'phone' | 'keepsAddress' | 'wantsReviewInvitations' | 'isChanging'
>

/** Who receives, started from what is known; shown by `RecipientFields`. */
export function useRecipient(buyer: RecipientForm['buyer']): RecipientForm {
  const { draft, change } = useDraft<RecipientDraft>({
    name: buyer.name,
    phone: maskPhone(buyer.phone),
    // Kept for the customer's own next order, which the contract is about; one press says no. Decision 0082.
    keepsAddress: !buyer.hasOwnAddress,
    // A consent is the customer's to give: never ticked beforehand.
    wantsReviewInvitations: false,
    isChanging: false,
  })
  const [isNameMissing, setNameMissing] = useState(false)
  return {
    ...draft,
    buyer,
    isNameMissing: isNameMissing && !draft.name.trim(),
    change,
    read() {
      const name = draft.name.trim()
      setNameMissing(!name)
      const { keepsAddress, wantsReviewInvitations } = draft
      const choices = { keepsAddress, wantsReviewInvitations }
      return name ? { name, phone: draft.phone.trim(), email: buyer.email, ...choices } : null
    },
  }
}
