import { useState } from 'react'
import { styleGuideCopy } from '#copy/admin/style-guide.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { Specimen } from './specimen.tsx'

export function Overlays() {
  const { overlays, buttons } = styleGuideCopy
  const [shown, setShown] = useState<'dialog' | 'confirmation' | null>(null)
  const close = () => setShown(null)
  return (
    <Specimen title={overlays.title} note={overlays.note}>
      <div className="row">
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
