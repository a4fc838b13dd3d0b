import type { ReactNode } from 'react'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  question: ReactNode
  detail?: ReactNode
  confirmLabel: string
  tone?: 'danger' | 'normal'
  busy?: boolean
  busyLabel?: string
  onConfirm?: () => void
  form?: string
}

export function ConfirmDialog({
  open,
  onClose,
  title,
  question,
  detail,
  confirmLabel,
  tone = 'danger',
  busy,
  busyLabel,
  onConfirm,
  form,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="s">
      <DialogBody>
        <p>{question}</p>
        {detail && <p className="small muted mt2">{detail}</p>}
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose} data-autofocus>
          {uiCopy.cancel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'cocoa'}
          type={form ? 'submit' : 'button'}
          form={form}
          busy={busy}
          busyLabel={busyLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
