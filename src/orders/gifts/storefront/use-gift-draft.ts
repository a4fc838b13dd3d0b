import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GiftDraft } from '#orders/gifts/domain.ts'
import { draftIn, isSameDraft, storeDraft, storedDraft } from './gift-draft.ts'

interface GiftDraftOptions {
  /** What the shop keeps. */
  saved: GiftDraft
  /** What a page without a script was refused: the fields start from it. */
  typed?: GiftDraft
  /** Changes with what the shop keeps. */
  savedKey: string
  /** The account's e-mail; empty for a guest. */
  owner: string
}

export interface GiftDraftForm {
  form: RefObject<HTMLFormElement | null>
  draft: GiftDraft
  isUnsaved: boolean
  /** What the fields start from; another key makes them anew. */
  base: { key: string; draft: GiftDraft }
  onInput(): void
}

/** The fields keep their own text, so that what is typed before the script has come stays; this follows them. */
export function useGiftDraft({ saved, typed, savedKey, owner }: GiftDraftOptions): GiftDraftForm {
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState({ key: savedKey, draft: typed ?? saved })
  const [draft, setDraft] = useState(saved)
  const [known, setKnown] = useState(savedKey)
  const isUnsaved = !isSameDraft(draft, saved)
  if (known !== savedKey) {
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
  // Once the shop keeps it, the browser does not.
  const wasUnsaved = useRef(false)
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved) letGo()
    wasUnsaved.current = isUnsaved
  }, [isUnsaved])
  return { form, draft, isUnsaved, base, onInput }
}
