import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminReturnCopy as copy } from '#copy/orders/returns.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface AnswerFormProps {
  order: AdminOrder
  intent: string
  returnId: string
  label: string
  isQuiet?: boolean
  children?: ReactNode
}

/** One press of the owner on a return, with what they type for it. */
export function AnswerForm({ order, intent, returnId, label, isQuiet, children }: AnswerFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.failed, order.orderNumber)
  return (
    <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id })}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="returnId" value={returnId} />
      {children}
      <Button
        type="submit"
        variant={isQuiet ? 'ghost' : undefined}
        small
        busy={fetcher.state !== 'idle'}
        busyLabel={copy.busy}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}
