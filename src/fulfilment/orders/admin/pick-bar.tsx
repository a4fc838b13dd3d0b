import { pathTo } from '#addresses.ts'
import { selectionCopy as copy, dispatchCopy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { isBeforeShipping, type OrderStatus } from '#orders/domain/order-status.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton, TextButton } from '#ui/elements/button.tsx'

interface PickBarProps {
  chosen: readonly { id: string; status: OrderStatus; packedAt: Date | null }[]
  from?: 'hoje'
  onClear: () => void
}

export function PickBar({ chosen, from, onClear }: PickBarProps) {
  if (chosen.length === 0) return null
  const ids = writeIds(chosen.map(({ id }) => id))
  const unpacks = chosen.every(({ packedAt }) => packedAt !== null)
  const areHere = chosen.every(({ status }) => isBeforeShipping(status))

  return (
    <section className="pick" aria-label={copy.bar}>
      <div className="cluster ends g4 pick__n">
        <b role="status">{copy.chosen(chosen.length)}</b>
        <TextButton onClick={onClear}>{copy.clear}</TextButton>
      </div>
      <div className="grid g2 pick__do">
        <LinkButton variant="ghost" to={pathTo('adminPackingSlips', {}, { ids, from })}>
          <AdminIcon name="printer" />
          {copy.print}
        </LinkButton>
        {(areHere || !unpacks) && (
          <AdminForm
            action={pathTo('adminDispatch')}
            intent={unpacks ? 'unpack' : 'pack'}
            hidden={{ ids }}
            failed={dispatchCopy.packFailed}
            onSaved={onClear}
            press={
              <>
                <AdminIcon name="box" />
                {unpacks ? copy.unpack : copy.pack}
              </>
            }
            look={{ variant: 'ghost' }}
          />
        )}
        <LinkButton to={pathTo('adminDispatch', {}, { ids, from })}>
          <AdminIcon name="motorbike" />
          {copy.ship}
        </LinkButton>
      </div>
    </section>
  )
}
