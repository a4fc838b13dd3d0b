import type { ProductFaults } from '#domain/catalogue/editing/product-faults.ts'
import type { ProductInput } from '#domain/catalogue/editing/product-input.ts'

/** What every part of the product form gets. */
export interface EditorProps {
  /** What its fields start with. */
  input: ProductInput
  faults: ProductFaults
  /** Something was changed that no field reports: a row came or went. */
  onEdit: () => void
}

/** What a folded part gets besides. */
export interface CollapsibleProps extends EditorProps {
  isChanged: boolean
  /** Something in it is wrong, or is to be filled in first. */
  open: boolean
}
