import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, stockDialog as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { shelfKey, sizedName } from '#catalogue/stock/domain/shelf.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'

interface StockDialogProps {
  open: boolean
  products: readonly AdminProduct[]
  onClose: () => void
}

/** Sends each product with its currently shown stock, so the server can detect sales in between. */
export function StockDialog({ open, products, onClose }: StockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={copy.description(products.length)}>
      <StockForm products={products} onClose={onClose} />
    </Dialog>
  )
}

/** Shelves of the chosen size, or of all sizes. Products without sizes are always included. */
function listShelves({ id: productId, name, sizes, stockQuantity, kit }: AdminProduct, chosen: string) {
  // A kit's stock follows from its candles.
  if (kit) return []
  if (sizes.length === 0) return [{ key: productId, name, stock: stockQuantity }]
  return sizes
    .filter((size) => chosen === '' || size.name === chosen)
    .map((size) => ({
      key: shelfKey({ productId, variantId: size.id }),
      name: sizedName({ name, size: size.name }),
      stock: size.stockQuantity,
    }))
}

type Kind = 'set' | 'add'

function StockForm({ products, onClose }: Omit<StockDialogProps, 'open'>) {
  const [kind, setKind] = useState<Kind>('set')
  const [typed, setTyped] = useState('')
  const sizes = [...new Set(products.flatMap((product) => product.sizes.map(({ name }) => name)))]
  const [size, setSize] = useState('')
  const shelves = products.flatMap((product) => listShelves(product, size))
  const isWhole = /^-?\d{1,7}$/.test(typed.trim())
  const units = Number(typed)
  const calculateStock = (stock: number) => (kind === 'set' ? units : stock + units)
  return (
    <AdminForm
      action={pathTo('adminProducts')}
      intent="adjust-stock"
      hidden={{ shelves: shelves.map(({ key, stock }) => `${key}:${stock}`) }}
      failed={adminCatalogueFailures.adjustStock}
      onSaved={onClose}
      press={copy.save}
      saving={copy.saving}
      look={{ disabled: !isWhole || shelves.length === 0 }}
      foot={(submit) => (
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          {submit}
        </DialogFoot>
      )}
    >
      {({ answer }) => (
        <DialogBody className="stack">
          {answer?.ok === false && (
            <Note tone="danger" live>
              {answer.toast?.text}
            </Note>
          )}
          <RadioGroup
            legend={copy.kind}
            name="kind"
            options={(['set', 'add'] as const).map((value) => ({ value, label: copy.kinds[value] }))}
            value={kind}
            onChange={(value) => setKind(value as Kind)}
          />
          {sizes.length > 0 && (
            <SelectField
              label={copy.size}
              value={size}
              onChange={(event) => setSize(event.currentTarget.value)}
              options={[
                { value: '', label: copy.allSizes },
                ...sizes.map((name) => ({ value: name, label: copy.onlySize(name) })),
              ]}
            />
          )}
          <TextField
            label={copy.units}
            name="units"
            required
            numeric
            inputMode={kind === 'set' ? 'numeric' : 'text'}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            hint={kind === 'add' ? copy.addHint : undefined}
            error={typed && !isWhole ? copy.notWhole : undefined}
          />
          {isWhole && (
            <ul className="stock-preview small" aria-label={copy.preview}>
              {shelves.map(({ key, name, stock }) => (
                <li key={key}>
                  <span>{name}</span>
                  <span className="num">{copy.fromTo(stock, calculateStock(stock))}</span>
                </li>
              ))}
            </ul>
          )}
        </DialogBody>
      )}
    </AdminForm>
  )
}
