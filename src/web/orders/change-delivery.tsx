import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { changeDeliveryCopy as words } from '#copy/orders/order-history.ts'
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { SlotSection } from '../delivery/slot-section.tsx'
import { useSlot } from '../delivery/use-slot.ts'

/** Another day or shift for an order that is still here; a plain form, which works without a script as well. */
export function ChangeDelivery({
  orderNumber,
  calendar,
  isPickup,
}: {
  orderNumber: string
  calendar: DeliveryCalendar
  isPickup: boolean
}) {
  const fetcher = useFetcher<FormAnswer>()
  const slot = useSlot(calendar)
  useToastAnswer(fetcher.data, undefined, words.failed)
  return (
    <details className="change-delivery">
      <summary>{words.open}</summary>
      <fetcher.Form method="post" action={pathTo('order', { number: orderNumber })}>
        <SlotSection
          calendar={calendar}
          slot={slot.value}
          onChange={slot.choose}
          promises={isPickup ? pickupCopy.ready : undefined}
        />
        <Button type="submit" block className="mt4" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
          {words.save}
        </Button>
      </fetcher.Form>
    </details>
  )
}
