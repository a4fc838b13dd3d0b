import { orderItemsCopy as copy } from '#fulfilment/orders/copy/admin-order-items.ts'
import type { CandleToAdd } from '#fulfilment/orders/use-cases/load-item-choice.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export interface AddedDraft {
  /** Written by `candleKey`; empty if none is selected. */
  readonly candle: string
  readonly quantity: string
}

export const noCandle: AddedDraft = { candle: '', quantity: '1' }

export const candleKey = ({ productId, variantId }: CandleToAdd) =>
  variantId ? `${productId}/${variantId}` : productId

interface AddedCandlesProps {
  candles: readonly CandleToAdd[]
  added: readonly AddedDraft[]
  onChange: (added: readonly AddedDraft[]) => void
}

export function AddedCandles({ candles, added, onChange }: AddedCandlesProps) {
  const options = [
    { value: '', label: copy.choose },
    ...candles.map((candle) => ({
      value: candleKey(candle),
      label: copy.option(candle),
      disabled: candle.stock <= 0,
    })),
  ]
  const edit = (at: number, changed: Partial<AddedDraft>) =>
    onChange(added.map((row, place) => (place === at ? { ...row, ...changed } : row)))
  return (
    <fieldset>
      <legend className="legend">{copy.add}</legend>
      {added.map(({ candle, quantity }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, at the end
        <div key={at} className="grid g3 item-change">
          <SelectField
            label={copy.candle}
            labelHidden
            name="candle"
            options={options}
            value={candle}
            onChange={({ target }) => edit(at, { candle: target.value })}
          />
          <TextField
            label={copy.quantity}
            labelHidden
            name="candleQuantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_QUANTITY}
            required
            numeric
            value={quantity}
            onChange={({ target }) => edit(at, { quantity: target.value })}
          />
        </div>
      ))}
      <Button variant="ghost" small onClick={() => onChange([...added, noCandle])}>
        {copy.another}
      </Button>
    </fieldset>
  )
}
