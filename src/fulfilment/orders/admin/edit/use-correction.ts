import { cepCopy } from '#delivery/addresses/copy.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { askDeliveryCep } from '#delivery/addresses/storefront/ask-addresses.ts'
import { useCepLookup } from '#delivery/addresses/storefront/use-cep-lookup.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { chooseContact } from '#orders/domain/gift.ts'
import type { CorrectionField } from '#orders/domain/order-correction.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { useDraft } from '#ui/form/use-draft.ts'

type Draft = Record<CorrectionField, string>

export function useCorrection(order: AdminOrder) {
  const { draft, change } = useDraft<Draft>(buildDraft(order))
  const { follow, lookup } = useCepLookup({
    written: draft,
    knownCep: draft.postalCode,
    ask: (cep) => askDeliveryCep(cep, order.deliveryWay === 'carrier'),
    fill: filled,
    onFilled: change,
  })

  function edit(field: CorrectionField, text: string) {
    change({ [field]: field === 'phone' ? maskPhone(text) : text })
    if (field === 'postalCode') follow(text)
  }

  return {
    draft,
    edit,
    cep: {
      hint:
        lookup.kind === 'found' && lookup.written.street === ''
          ? cepCopy.streetless
          : lookup.kind === 'searching' || lookup.kind === 'found'
            ? cepCopy[lookup.kind]
            : undefined,
      error: lookup.kind === 'failed' ? lookup.problem : undefined,
    },
  }
}

/** For a gift, returns the recipient's data instead of the customer's. */
function buildDraft(order: AdminOrder): Draft {
  const { customerEmail, shippingAddress } = order
  const { name, phone } = chooseContact(order)
  const contact = { name, email: customerEmail, phone: phone ?? '' }
  return { ...contact, ...addressOfLines(shippingAddress) }
}

/** Another street clears number and complement, which would point to a wrong door. */
function filled(before: Draft, address: Partial<Address>): Partial<Draft> {
  const { postalCode: _cep, ...parts } = address
  const isOther = parts.street !== undefined && parts.street !== before.street
  return isOther ? { number: '', complement: '', neighborhood: '', ...parts } : parts
}
