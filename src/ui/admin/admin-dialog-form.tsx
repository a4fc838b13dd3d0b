import { useState } from 'react'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog, DialogBody, DialogFoot, type DialogProps } from '#ui/overlays/dialog.tsx'
import { type AdminAnswer, AdminForm, type AdminFormProps } from './admin-form.tsx'

interface AdminDialogFormProps<Answer, Initial>
  extends Omit<AdminFormProps<Answer, Initial>, 'foot' | 'onSaved'>,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  cancel?: string
}

/** A dialog that closes after a success. It sends the hidden values from when it was opened. */
export function AdminDialogForm<Answer extends AdminAnswer, Initial extends object = object>({
  title,
  description,
  size,
  onClose,
  cancel = uiCopy.cancel,
  className = 'stack',
  hidden,
  children,
  ...form
}: AdminDialogFormProps<Answer, Initial>) {
  const [seen] = useState(hidden)
  return (
    <Dialog open onClose={onClose} title={title} description={description} size={size}>
      <AdminForm<Answer, Initial>
        {...form}
        hidden={seen}
        onSaved={onClose}
        foot={(submit) => (
          <DialogFoot>
            <Button variant="ghost" onClick={onClose}>
              {cancel}
            </Button>
            {submit}
          </DialogFoot>
        )}
      >
        {(fields) => (
          <DialogBody className={className}>
            {typeof children === 'function' ? children(fields) : children}
          </DialogBody>
        )}
      </AdminForm>
    </Dialog>
  )
}
