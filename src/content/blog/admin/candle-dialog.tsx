import { type PickedProduct, ProductPicker } from '#catalogue/products/admin/product-picker.tsx'
import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { Dialog, DialogBody } from '#ui/overlays/dialog.tsx'

interface CandleDialogProps {
  onPick: (product: PickedProduct) => void
  onClose: () => void
}

export default function CandleDialog({ onPick, onClose }: CandleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={postEditorCopy.candle.title}>
      <DialogBody>
        <ProductPicker label={postEditorCopy.candle.label} onPick={onPick} />
      </DialogBody>
    </Dialog>
  )
}
