import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { undoCopy } from '#ui/copy/admin-undo.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useSecondsLeft } from '#ui/form/time-left.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { dropOffer, type UndoOffer } from './undo-offer.ts'

export function UndoCard({ offer }: { offer: UndoOffer }) {
  const { id, title, text, mails, changes, address } = offer
  // Fixed key: a dialog that opens or closes remounts the card.
  const fetcher = useFetcher<FormAnswer>({ key: `undo-${id}` })
  const isBusy = fetcher.state !== 'idle'
  const [secondsAtFirst] = useState(() => Math.max(0, (offer.until - performance.now()) / 1000))
  const seconds = useSecondsLeft(secondsAtFirst)
  // Screen readers announce changes inside a live region, not text that is mounted together with it.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  useToastAnswer(fetcher.data, () => dropOffer(id), undoCopy.failed)
  const isOver = seconds <= 0 && !isBusy
  const wasShown = useRef(false)
  useEffect(() => {
    if (!isOver) {
      wasShown.current = true
      return
    }
    // The script loaded after the undo period ended: still confirm what was done.
    if (!wasShown.current) toast({ title, text })
    dropOffer(id)
  }, [isOver, id, title, text])

  function undoWork() {
    const fields = new FormData()
    fields.set('intent', 'undo')
    for (const change of changes) fields.append('changes', change)
    const action = address ?? pathTo('adminDispatch')
    fetcher.submit(withRequestKey(fields, action), { method: 'post', action })
  }

  return (
    <div className="toast undo">
      <Icon name="check-circle" />
      <div>
        <div role="status">
          {isDrawn && <b>{title}</b>}
          {isDrawn && text && <p>{text}</p>}
        </div>
        {/* Hidden from screen readers, which would otherwise announce the countdown every second. */}
        {mails > 0 && (
          <p className="num" aria-hidden="true">
            {mails === 1 ? undoCopy.mailWaits(seconds) : undoCopy.mailsWait(seconds)}
          </p>
        )}
      </div>
      <Button variant="ghost" small busy={isBusy} busyLabel={undoCopy.undoing} onClick={undoWork}>
        {undoCopy.undo}
      </Button>
      <span className="undo__bar" aria-hidden="true" />
    </div>
  )
}
