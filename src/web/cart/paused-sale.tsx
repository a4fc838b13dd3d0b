import { pausedSaleSentence } from '#copy/sale-pause.ts'
import { Note } from '#web/kit/note.tsx'
import { useRootData } from '#web/kit/use-root-data.ts'

/** While the shop pauses: when it sells again, and that the cart waits. */
export function PausedSale() {
  const pause = useRootData()?.shop.pause
  return pause ? <Note>{pausedSaleSentence(pause)}</Note> : null
}
