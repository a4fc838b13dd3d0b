import { type ReactNode, useState } from 'react'
import { giftFormCopy as words } from '#orders/gifts/copy/gift-form.ts'
import { EMPTY_DRAFT } from './gift-draft.ts'
import { GiftFields } from './gift-fields.tsx'
import { GiftFrame } from './gift-frame.tsx'
import { useGiftDraft } from './use-gift-draft.ts'

export default function GuestGift(): ReactNode {
  const { form, draft, isUnsaved, base, onInput } = useGiftDraft({
    saved: EMPTY_DRAFT,
    savedKey: '',
    owner: '',
  })
  const [wasOpened, setOpened] = useState(false)
  return (
    <GiftFrame isOpen={wasOpened || isUnsaved} onToggle={setOpened}>
      <form ref={form} onInput={onInput} onSubmit={(event) => event.preventDefault()} noValidate>
        <GiftFields key={base.key} start={base.draft} message={draft.message} options={null} problem={null} />
        <p className="hint">{words.wrappingLater}</p>
      </form>
    </GiftFrame>
  )
}
