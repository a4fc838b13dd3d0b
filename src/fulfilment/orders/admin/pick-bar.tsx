import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { selectionCopy as copy, dispatchCopy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { isBeforeShipping, type OrderStatus } from '#orders/domain/order-status.ts'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button, LinkButton, TextButton } from '#ui/elements/button.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface PickBarProps {
  chosen: readonly { id: string; status: OrderStatus; packedAt: Date | null }[]
  from?: 'hoje'
  onClear: () => void
}

export function PickBar({ chosen, from, onClear }: PickBarProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClear(), dispatchCopy.packFailed)
  if (chosen.length === 0) return null
  const ids = writeIds(chosen.map(({ id }) => id))
  const unpacks = chosen.every(({ packedAt }) => packedAt !== null)
  const areHere = chosen.every(({ status }) => isBeforeShipping(status))

  function pack() {
    const intent = unpacks ? 'unpack' : 'pack'
    const action = pathTo('adminDispatch')
    fetcher.submit(withRequestKey({ intent, ids }, action), { method: 'post', action })
  }

  return (
    <section className="pick" aria-label={copy.bar}>
      <div className="cluster cluster--ends g4 pick__n">
        <b role="status">{copy.chosen(chosen.length)}</b>
        <TextButton onClick={onClear}>{copy.clear}</TextButton>
      </div>
      <div className="grid g2 pick__do">
        <LinkButton variant="ghost" to={pathTo('adminPackingSlips', {}, { ids, from })}>
          <AdminIcon name="printer" />
          {copy.print}
        </LinkButton>
        {(areHere || !unpacks) && (
          <Button variant="ghost" busy={fetcher.state !== 'idle'} onClick={pack}>
            <AdminIcon name="box" />
            {unpacks ? copy.unpack : copy.pack}
          </Button>
        )}
        <LinkButton to={pathTo('adminDispatch', {}, { ids, from })}>
          <AdminIcon name="motorbike" />
          {copy.ship}
        </LinkButton>
      </div>
    </section>
  )
}
