import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy } from '#payments/copy/admin-pix.ts'
import { timeOfDay } from '#ui/copy/calendar.ts'
import { Button } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const words = pixPageCopy.recent

interface TakeBackProps {
  order: { orderId: string; orderNumber: string }
  until: Date
}

/** Opens in its place, because the customer is told: one press too many would be another mail. */
export function TakeBack({ order, until }: TakeBackProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, pixPageCopy.failed['take-back'])
  return (
    <details>
      <summary className="text-btn pix-summary">
        {words.open}
        <VisuallyHidden> {words.openOf(order.orderNumber)}</VisuallyHidden> ({words.until(timeOfDay(until))})
      </summary>
      <fetcher.Form method="post" action={pathTo('adminPix')} className="pix-other">
        <input type="hidden" name="intent" value="take-back" />
        <input type="hidden" name="orderId" value={order.orderId} />
        <SelectField
          label={words.reason}
          name="reason"
          hint={words.notice}
          options={words.reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.busy}>
          {words.press}
        </Button>
      </fetcher.Form>
    </details>
  )
}
