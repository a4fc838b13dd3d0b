import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { pixPageCopy as words } from '#payments/copy/admin-pix.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import type { ButtonProps } from '#ui/elements/button.tsx'

interface ConfirmFormProps {
  seen?: string
  label: string
  fullLabel?: string
  variant?: ButtonProps['variant']
  className?: string
  children?: ReactNode
}

export function ConfirmForm({ seen, label, fullLabel, variant, className, children }: ConfirmFormProps) {
  return (
    <AdminForm
      action={pathTo('adminPix')}
      intent="confirm"
      hidden={seen ? { seen } : {}}
      failed={words.failed.confirm}
      checksInBrowser
      className={className}
      press={label}
      saving={words.confirming}
      look={{ variant, 'aria-label': fullLabel }}
    >
      {children}
    </AdminForm>
  )
}
