import { useState } from 'react'
import { styleGuideCopy } from '#office/style-guide/admin-copy.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Specimen } from './specimen.tsx'

export function Overlays() {
  const { overlays, buttons } = styleGuideCopy
  const [shown, setShown] = useState<'dialog' | 'confirmation' | null>(null)
  const close = () => setShown(null)
  return (
    <Specimen title={overlays.title} note={overlays.note}>
      <div className="cluster">
        <Button
          variant="ghost"
          onClick={() => toast({ title: overlays.toastTitle, text: overlays.toastText })}
        >
          {overlays.toast}
        </Button>
        <Button
          variant="ghost"
          onClick={() => toast({ title: overlays.alertTitle, text: overlays.alertText, tone: 'destructive' })}
        >
          {overlays.alert}
        </Button>
        <Button variant="ghost" onClick={() => setShown('dialog')}>
          {overlays.dialog}
        </Button>
        <Button variant="ghost" onClick={() => setShown('confirmation')}>
          {overlays.confirm}
        </Button>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={overlays.dialogTitle}
        description={overlays.dialogText}
      >
        <DialogBody>
          <TextField label={overlays.name} />
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={close}>
            {buttons.ghost}
          </Button>
          <Button onClick={close}>{buttons.save}</Button>
        </DialogFoot>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirmation'}
        onClose={close}
        onConfirm={close}
        title={overlays.confirmTitle}
        question={overlays.confirmQuestion}
        detail={overlays.confirmDetail}
        confirmLabel={buttons.danger}
      />
    </Specimen>
  )
}
