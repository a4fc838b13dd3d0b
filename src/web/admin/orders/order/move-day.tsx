import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { deliveryPanelCopy as words } from '#copy/admin/orders/order-details.ts'
import { listedSlotWords } from '#copy/delivery/delivery-slot.ts'
import { isSameSlot, slotValue } from '#domain/delivery/shifts.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

/** Another day from what is free; nothing where there is none. */
export function MoveDay({ order }: { order: AdminOrder }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  const others = order.freeSlots.filter((slot) => !isSameSlot(slot, order.promise))
  if (others.length === 0) return null
  return (
    <details className="fold">
      <summary>{words.move}</summary>
      <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id })} className="stack">
        <input type="hidden" name="intent" value="delivery" />
        <SelectField
          label={words.other}
          name="slot"
          options={others.map((slot) => ({ value: slotValue(slot), label: listedSlotWords(slot) }))}
        />
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
          {words.save(order.customerEmail !== '')}
        </Button>
      </fetcher.Form>
    </details>
  )
}
