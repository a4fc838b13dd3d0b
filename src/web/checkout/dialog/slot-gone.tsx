import { slotChoiceCopy as words } from '#copy/delivery/slot-choice.ts'
import { TextButton } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'

/** Somebody else got the last place of her shift: the next one stands below already, and another is chosen in the cart. */
export function SlotGone({ sentence, onOther }: { sentence: string; onOther(): void }) {
  return (
    <Note tone="danger" live>
      <p>
        {sentence} {words.keptNext}
      </p>
      <TextButton onClick={onOther}>{words.other}</TextButton>
    </Note>
  )
}
