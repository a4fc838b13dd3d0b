import type { CartGift } from '#orders/domain/gift.ts'
import { type GiftDraft, normaliseCard } from '#orders/gifts/domain.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'

/** What was typed and not taken by the shop yet: it outlives a reload, a lost connection and signing in. */
const DRAFT_KEY = 'lume_gift_draft'

export const EMPTY_DRAFT: GiftDraft = {
  message: '',
  optionIds: [],
  isForSomebodyElse: false,
  receiverName: '',
  receiverPhone: '',
}

export function draftOf(gift: CartGift | null): GiftDraft {
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

/** What stands in the fields now. */
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

/** Whether the shop would keep the same, spaces and the way of writing a number aside. */
export function isSameDraft(one: GiftDraft, other: GiftDraft): boolean {
  const facts = (draft: GiftDraft) =>
    JSON.stringify([
      normaliseCard(draft.message),
      draft.optionIds.toSorted(),
      draft.isForSomebodyElse && [normaliseName(draft.receiverName), maskPhone(draft.receiverPhone)],
    ])
  return facts(one) === facts(other)
}

/** `owner` is the account that typed it, empty for a guest, whose draft goes to the account they sign in to. */
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
    // Broken, old or planted: there is no draft.
    return null
  }
}
