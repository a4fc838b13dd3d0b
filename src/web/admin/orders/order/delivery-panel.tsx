import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { deliveryPanelCopy as words } from '#copy/admin/orders/order-details.ts'
import { listedSlotWords, slotWords } from '#copy/delivery/delivery-slot.ts'
import { isSameSlot, slotValue } from '#domain/delivery/shifts.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

/** When it was promised, and another day from what is free. */
export function DeliveryPanel({ order }: { order: AdminOrder }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  const { promise, freeSlots } = order
  const others = freeSlots.filter((slot) => !isSameSlot(slot, promise))
  return (
    <section className="panel" aria-labelledby="promessa">
      <div className="panel__head">
        <h3 id="promessa">{words.title}</h3>
        <span className="small muted">{words.ways[order.deliveryWay]}</span>
      </div>
      <p>
        <b>{promise ? slotWords(promise) : words.none}</b>
      </p>
      {others.length > 0 && (
        <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id })} className="stack mt3">
          <input type="hidden" name="intent" value="delivery" />
          <SelectField
            label={words.other}
            name="slot"
            options={others.map((slot) => ({
              value: slotValue(slot),
              label: listedSlotWords(slot),
            }))}
          />
          <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
            {words.save}
          </Button>
        </fetcher.Form>
      )}
    </section>
  )
}
