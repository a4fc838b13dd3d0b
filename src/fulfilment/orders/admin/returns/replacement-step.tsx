import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { replacementCopy as copy } from '#orders/copy/replacements.ts'
import type { ReplacementStep } from '#orders/returns/order-return.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface ReplacementStepProps {
  of: { orderId: string; orderNumber: string; returnId: string }
  to: ReplacementStep
  label: string
  fullLabel?: string
  isQuiet?: boolean
}

export const wordOf = <Word,>(words: Record<'courier' | 'pickup' | 'carrier', Word>, way: string): Word =>
  way === 'pickup' || way === 'carrier' ? words[way] : words.courier

export function ReplacementStepButton({ of, to, label, fullLabel, isQuiet = false }: ReplacementStepProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.failed, of.orderNumber)
  return (
    <fetcher.Form method="post" action={pathTo('adminDispatch')}>
      <input type="hidden" name="intent" value="replacement" />
      <input type="hidden" name="orderId" value={of.orderId} />
      <input type="hidden" name="returnId" value={of.returnId} />
      <input type="hidden" name="step" value={to} />
      <Button
        type="submit"
        variant={isQuiet ? 'ghost' : undefined}
        small
        aria-label={fullLabel}
        busy={fetcher.state !== 'idle'}
        busyLabel={copy.busy}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}
