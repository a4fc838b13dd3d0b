import { pathTo } from '#addresses.ts'
import { replacementCopy as copy } from '#orders/copy/replacements.ts'
import type { ReplacementStep } from '#orders/returns/order-return.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'

interface ReplacementStepProps {
  of: { orderId: string; orderNumber: string; returnId: string }
  to: ReplacementStep
  label: string
  fullLabel?: string
  isQuiet?: boolean
}

export const chooseWord = <Word,>(
  words: Record<'courier' | 'pickup' | 'carrier', Word>,
  way: string,
): Word => (way === 'pickup' || way === 'carrier' ? words[way] : words.courier)

export function ReplacementStepButton({ of, to, label, fullLabel, isQuiet = false }: ReplacementStepProps) {
  return (
    <AdminForm
      action={pathTo('adminDispatch')}
      intent="replacement"
      hidden={{ orderId: of.orderId, returnId: of.returnId, step: to }}
      failed={copy.failed}
      about={of.orderNumber}
      press={label}
      saving={copy.busy}
      look={{ variant: isQuiet ? 'ghost' : undefined, small: true, 'aria-label': fullLabel }}
    />
  )
}
