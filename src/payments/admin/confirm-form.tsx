import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy as words } from '#payments/copy/admin-pix.ts'
import { Button, type ButtonProps } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface ConfirmFormProps {
  seen?: string
  label: string
  fullLabel?: string
  variant?: ButtonProps['variant']
  className?: string
  children?: ReactNode
}

export function ConfirmForm({ seen, label, fullLabel, variant, className, children }: ConfirmFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed.confirm)
  return (
    <fetcher.Form method="post" action={pathTo('adminPix')} className={className}>
      <input type="hidden" name="intent" value="confirm" />
      {seen && <input type="hidden" name="seen" value={seen} />}
      {children}
      <Button
        type="submit"
        variant={variant}
        aria-label={fullLabel}
        busy={fetcher.state !== 'idle'}
        busyLabel={words.confirming}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}
