import type { CartGift } from '#orders/domain/gift.ts'
import { type GiftDraft, normaliseCard } from '#orders/gifts/domain.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'

/** Stores unsaved input, so that it survives a reload, a lost connection and sign-in. */
const DRAFT_KEY = 'lume_gift_draft'

export const EMPTY_DRAFT: GiftDraft = {
  message: '',
  optionIds: [],
  isForSomebodyElse: false,
  receiverName: '',
  receiverPhone: '',
}

export function toDraft(gift: CartGift | null): GiftDraft {
  if (!gift) return EMPTY_DRAFT
  const { message, receiver, options } = gift
  return {
    message,
    optionIds: options.map(({ id }) => id),
    isForSomebodyElse: receiver !== null,
    receiverName: receiver?.name ?? '',
    receiverPhone: receiver?.phone ?? '',
  }
}

export function draftIn(form: FormData): GiftDraft {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    message: text('message'),
    optionIds: form.getAll('optionIds').map(String),
    isForSomebodyElse: form.has('isForSomebodyElse'),
    receiverName: text('receiverName'),
    receiverPhone: text('receiverPhone'),
  }
}

export function isSameDraft(first: GiftDraft, second: GiftDraft): boolean {
  const facts = (draft: GiftDraft) =>
    JSON.stringify([
      normaliseCard(draft.message),
      draft.optionIds.toSorted(),
      draft.isForSomebodyElse && [normaliseName(draft.receiverName), maskPhone(draft.receiverPhone)],
    ])
  return facts(first) === facts(second)
}

/** `owner` is the account's email. It is empty for a guest, whose draft moves to the account after sign-in. */
export function storeDraft(owner: string, draft: GiftDraft | null): void {
  writeLocal(DRAFT_KEY, draft && JSON.stringify({ owner, draft }))
}

export function storedDraft(owner: string): GiftDraft | null {
  try {
    const stored = JSON.parse(readLocal(DRAFT_KEY) ?? 'null') as { owner: string; draft: GiftDraft } | null
    if (!stored || (stored.owner !== '' && stored.owner !== owner)) return null
    const { message, optionIds, isForSomebodyElse, receiverName, receiverPhone } = stored.draft
    return {
      message: String(message),
      optionIds: Array.isArray(optionIds) ? optionIds.map(String) : [],
      isForSomebodyElse: isForSomebodyElse === true,
      receiverName: String(receiverName),
      receiverPhone: String(receiverPhone),
    }
  } catch {
    return null
  }
}
