import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import { POTS_PER_COUPON } from '#fulfilment/containers/domain.ts'
import type { PotsAnnouncement } from '#fulfilment/containers/use-cases/own-pots.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface CountPotsProps {
  userId: string
  /** If null, the form suggests the number for one coupon. */
  announced: PotsAnnouncement | null
  orderId: string | null
  name?: string
}

export function CountPots({ userId, announced, orderId, name }: CountPotsProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed, name)
  const pots = announced?.pots ?? POTS_PER_COUPON
  return (
    <fetcher.Form
      method="post"
      action={pathTo('adminCustomer', { id: userId })}
      className="grid g3 count-pots"
    >
      <input type="hidden" name="intent" value="count" />
      {announced && <input type="hidden" name="announcement" value={announced.key} />}
      {orderId && <input type="hidden" name="orderId" value={orderId} />}
      <TextField
        key={pots}
        label={words.count}
        labelHidden
        name="pots"
        numeric
        inputMode="numeric"
        maxLength={2}
        defaultValue={pots}
      />
      <Button
        type="submit"
        variant="ghost"
        small
        busy={fetcher.state !== 'idle'}
        busyLabel={words.busy}
        aria-label={name ? words.receivedFrom(name, pots) : undefined}
      >
        {words.received}
      </Button>
    </fetcher.Form>
  )
}
