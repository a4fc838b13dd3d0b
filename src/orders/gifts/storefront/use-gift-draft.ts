import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GiftDraft } from '#orders/gifts/domain.ts'
import { draftIn, isSameDraft, storeDraft, storedDraft } from './gift-draft.ts'

interface GiftDraftOptions {
  saved: GiftDraft
  typed?: GiftDraft
  savedKey: string
  owner: string
}

export interface GiftDraftForm {
  form: RefObject<HTMLFormElement | null>
  draft: GiftDraft
  isUnsaved: boolean
  base: { key: string; draft: GiftDraft }
  onInput(): void
}

/** Uncontrolled fields, so that input before hydration is kept. */
export function useGiftDraft({ saved, typed, savedKey, owner }: GiftDraftOptions): GiftDraftForm {
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState({ key: savedKey, draft: typed ?? saved })
  const [draft, setDraft] = useState(saved)
  const [knownKey, setKnown] = useState(savedKey)
  const isUnsaved = !isSameDraft(draft, saved)
  if (knownKey !== savedKey) {
    setKnown(savedKey)
    if (!isUnsaved || isSameDraft(draft, base.draft)) {
      setBase({ key: savedKey, draft: saved })
      setDraft(saved)
    }
  }

  const start = useEffectEvent(() => {
    const shown = form.current ? draftIn(new FormData(form.current)) : saved
    const stored = isSameDraft(shown, saved) ? storedDraft(owner) : null
    if (stored && isSameDraft(stored, saved)) storeDraft(owner, null)
    else if (stored) setBase({ key: 'stored', draft: stored })
    setDraft(stored ?? shown)
  })
  useEffect(() => start(), [])

  const onInput = () => {
    const shown = form.current ? draftIn(new FormData(form.current)) : saved
    setDraft(shown)
    storeDraft(owner, isSameDraft(shown, saved) ? null : shown)
  }
  const letGo = useEffectEvent(() => storeDraft(owner, null))
  const wasUnsaved = useRef(false)
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved) letGo()
    wasUnsaved.current = isUnsaved
  }, [isUnsaved])
  return { form, draft, isUnsaved, base, onInput }
}
