import { useRef, useState } from 'react'
import { cepCopy } from '#copy/freight/address.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import type { Address } from '#domain/address/address.ts'
import { addressOfLines } from '#domain/address/address-lines.ts'
import { parseCep } from '#domain/address/cep.ts'
import { contactOf } from '#domain/gifts/gift.ts'
import type { CorrectionField } from '#domain/orders/order-correction.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import type { TypedCorrection } from '#web/admin/orders/order-answers.ts'
import { askDeliveryCep } from '#web/freight/ask-addresses.ts'

type Draft = Record<CorrectionField, string>

/** What is typed over the order's own data; a complete CEP fills in the rest of the address. */
export function useCorrection(order: AdminOrder, sent: TypedCorrection | undefined) {
  const [draft, setDraft] = useState<Draft>(() => sent ?? dataOf(order))
  const [cep, setCep] = useState<{ hint?: string; error?: string }>({})
  const asked = useRef(parseCep(draft.postalCode))
  const latest = useRef(draft)
  latest.current = draft

  function edit(field: CorrectionField, text: string) {
    setDraft((before) => ({ ...before, [field]: field === 'phone' ? maskPhone(text) : text }))
    if (field === 'postalCode') follow(text)
  }

  /** The last one asked for counts; failing keeps what is written. */
  async function follow(text: string) {
    const wanted = parseCep(text)
    if (wanted === asked.current) return
    asked.current = wanted
    if (!wanted) return setCep({})
    setCep({ hint: cepCopy.searching })
    const before = latest.current
    const found = await askDeliveryCep(wanted)
    if (asked.current !== wanted) return
    if (!found.ok) return setCep({ error: found.problem })
    setCep({ hint: cepCopy.found })
    setDraft((now) => ({ ...now, ...untouched(filled(before, found.answer.address), before, now) }))
  }

  return { draft, edit, cep }
}

/** Of a present, whoever gets it. */
function dataOf(order: AdminOrder): Draft {
  const { customerEmail, shippingAddress } = order
  const { name, phone } = contactOf(order)
  const contact = { name, email: customerEmail, phone: phone ?? '' }
  return { ...contact, ...addressOfLines(shippingAddress) }
}

/** On another street the number and the complement would be somebody else's door. */
function filled(before: Draft, found: Partial<Address>): Partial<Draft> {
  const { postalCode: _cep, ...parts } = found
  const isOther = parts.street !== undefined && parts.street !== before.street
  return isOther ? { number: '', complement: '', neighborhood: '', ...parts } : parts
}

/** A late answer keeps its hands off what was typed since it was asked for. */
function untouched(found: Partial<Draft>, before: Draft, now: Draft): Partial<Draft> {
  const isUntouched = ([field]: [string, unknown]) =>
    before[field as CorrectionField] === now[field as CorrectionField]
  return Object.fromEntries(Object.entries(found).filter(isUntouched))
}
