import { postEditorCopy } from '#copy/admin/selling/blog.ts'
import { type PickedProduct, ProductPicker } from '#web/admin/product-picker.tsx'
import { Dialog, DialogBody } from '#web/kit/overlays/dialog.tsx'

interface CandleDialogProps {
  onPick: (product: PickedProduct) => void
  onClose: () => void
}

/** Which candle to put into the text. */
export default function CandleDialog({ onPick, onClose }: CandleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={postEditorCopy.candle.title}>
      <DialogBody>
        <ProductPicker label={postEditorCopy.candle.label} onPick={onPick} />
      </DialogBody>
    </Dialog>
  )
}
