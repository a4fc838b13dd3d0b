import { pathTo } from '#addresses.ts'
import { pixPageCopy } from '#payments/copy/admin-pix.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { timeOfDay } from '#ui/copy/calendar.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'

const words = pixPageCopy.recent

interface TakeBackProps {
  order: { orderId: string; orderNumber: string }
  until: Date
}

/** Collapsed by default, because submitting emails the customer. */
export function TakeBack({ order, until }: TakeBackProps) {
  return (
    <details>
      <summary className="text-btn pix-summary">
        {words.open}
        <VisuallyHidden> {words.openOf(order.orderNumber)}</VisuallyHidden> ({words.until(timeOfDay(until))})
      </summary>
      <AdminForm<FormAnswer>
        action={pathTo('adminPix')}
        intent="take-back"
        hidden={{ orderId: order.orderId }}
        failed={pixPageCopy.failed['take-back']}
        className="grid g3 pix-other"
        press={words.press}
        saving={words.busy}
        look={{ variant: 'ghost' }}
      >
        <SelectField
          label={words.reason}
          name="reason"
          hint={words.notice}
          options={words.reasons.map((reason) => ({ value: reason, label: reason }))}
        />
      </AdminForm>
    </details>
  )
}
