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
  isChanging: boolean
  change(changed: Partial<RecipientDraft>): void
  read(): Recipient | null
}

type RecipientDraft = Pick<
  RecipientForm,
  'name' | 'phone' | 'keepsAddress' | 'wantsReviewInvitations' | 'isChanging'
>

export function useRecipient(buyer: RecipientForm['buyer']): RecipientForm {
  const { draft, change } = useDraft<RecipientDraft>({
    name: buyer.name,
    phone: maskPhone(buyer.phone),
    // Preselected, because it serves the customer's own next order and can be declined. See decision 19.
    keepsAddress: !buyer.hasOwnAddress,
    // Consent must not be preselected.
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
