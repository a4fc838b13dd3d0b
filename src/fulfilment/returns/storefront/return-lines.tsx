import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { returnFormCopy as copy } from '#fulfilment/returns/copy.ts'
import type { RefundableItem } from '#orders/domain/plan-refund.ts'
import type { SoldItem } from '#orders/use-cases/order-json.ts'
import { SelectField } from '#ui/form/select-field.tsx'

export type Quantities = Readonly<Record<string, number>>

interface ReturnLinesProps {
  legend: string
  sold: readonly SoldItem[]
  items: readonly RefundableItem[]
  chosen: Quantities
  onChange: (chosenQuantities: Quantities) => void
}

/** The id of the newest return detects a repeated submission. */
export function SeenField({ returns: [newest] }: { returns: readonly { id: string }[] }) {
  return <input type="hidden" name="seen" value={newest?.id ?? ''} />
}

export function ReturnLines({ legend, sold, items, chosen, onChange }: ReturnLinesProps) {
  const returnableItems = items.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      <ul className="return-lines">
        {returnableItems.map((item) => {
          const {
            name = '',
            variantName,
            imageInfo,
            kit = null,
          } = sold.find(({ id }) => id === item.id) ?? {}
          const most = item.quantity - item.refundedQuantity
          return (
            <li key={item.id}>
              {imageInfo && (
                <img src={buildThumbnailUrl(imageInfo.url)} width={320} height={400} alt="" loading="lazy" />
              )}
              <div>
                <b>{name}</b>
                <span className="small muted">
                  {[variantName, soldIn(kit), copy.bought(item.quantity)].filter(Boolean).join(', ')}
                </span>
              </div>
              <input type="hidden" name="itemId" value={item.id} />
              <SelectField
                label={copy.quantityOf(name)}
                labelHidden
                name="quantity"
                defaultValue={String(chosen[item.id] ?? 0)}
                options={Array.from({ length: most + 1 }, (_, quantity) => ({
                  value: String(quantity),
                  label: quantity === 0 ? copy.none : copy.units(quantity),
                }))}
                onChange={(event) => onChange({ ...chosen, [item.id]: Number(event.currentTarget.value) })}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const buildThumbnailUrl = (url: string) => url.replace(/\.webp$/, '.w320.webp')

export const toLines = (chosenQuantities: Quantities) =>
  Object.entries(chosenQuantities).map(([itemId, quantity]) => ({ itemId, quantity }))

export const countUnits = (chosenQuantities: Quantities) =>
  Object.values(chosenQuantities).reduce((sum, quantity) => sum + quantity, 0)
