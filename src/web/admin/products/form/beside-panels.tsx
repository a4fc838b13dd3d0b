import type { ManagedProductDetails } from '#shop/admin/products/find-managed-product.ts'
import { PairsPanel } from './pairs-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

interface BesidePanelsProps {
  /** Null for a new one. */
  product: ManagedProductDetails | null
  onEdit: () => void
  form: string
}

/** What stands beside the candle itself: its company, and who waits for it. The script comes after the form's. */
export default function BesidePanels({ product, onEdit, form }: BesidePanelsProps) {
  return (
    <>
      <PairsPanel productId={product?.id} initial={product?.pairs ?? []} onEdit={onEdit} form={form} />
      {product && <WaitingPanel waiting={product.waiting} />}
    </>
  )
}
