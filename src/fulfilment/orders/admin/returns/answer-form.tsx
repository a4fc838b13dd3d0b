import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { adminReturnCopy as copy } from '#fulfilment/returns/copy.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface AnswerFormProps {
  order: AdminOrder
  intent: string
  returnId: string
  label: string
  isQuiet?: boolean
  children?: ReactNode
}

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
