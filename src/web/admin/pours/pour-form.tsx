import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { poursCopy as words } from '#copy/admin/pours.ts'
import { Button, type ButtonProps } from '#web/kit/elements/button.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { PourAnswer } from './pours-action.server.ts'

interface PourFormProps {
  intent: 'finish' | 'postpone' | 'fail'
  pourId: string
  label: string
  busyLabel?: string
  variant?: ButtonProps['variant']
  children?: ReactNode
}

/** Her word about one pour; a plain form, so that it works before and without a script. */
export function PourForm({ intent, pourId, label, busyLabel, variant, children }: PourFormProps) {
  const fetcher = useFetcher<PourAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed[intent])
  return (
    <fetcher.Form method="post" action={pathTo('adminPours')} className="pour__form">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="pourId" value={pourId} />
      {children}
      <Button type="submit" variant={variant} busy={fetcher.state !== 'idle'} busyLabel={busyLabel}>
        {label}
      </Button>
    </fetcher.Form>
  )
}
