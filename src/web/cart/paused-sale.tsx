import { pausedSaleSentence } from '#copy/delivery/sale-pause.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { Note } from '#web/kit/feedback/note.tsx'

/** While the shop pauses: when it sells again, and that the cart waits. */
export function PausedSale() {
  const pause = useRootData()?.shop.pause
  return pause ? <Note>{pausedSaleSentence(pause)}</Note> : null
}
