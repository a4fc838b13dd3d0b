import { useState } from 'react'
import { orderItemsCopy as copy } from '#fulfilment/orders/copy/admin-order-items.ts'
import type { CandleToAdd } from '#fulfilment/orders/use-cases/load-item-choice.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'

export const noCandle = { candle: '', quantity: '1' } as const

export const candleKey = ({ productId, variantId }: CandleToAdd) =>
  variantId ? `${productId}/${variantId}` : productId

export function QuantityField(props: TextFieldProps) {
  return (
    <TextField {...props} labelHidden type="number" inputMode="numeric" max={MAX_QUANTITY} required numeric />
  )
}

interface AddedCandlesProps {
  candles: readonly CandleToAdd[]
  errorOf: (field: string) => string | undefined
}

export function AddedCandles({ candles, errorOf }: AddedCandlesProps) {
  const [rows, setRows] = useState([0])
  const options = [
    { value: '', label: copy.choose },
    ...candles.map((candle) => ({
      value: candleKey(candle),
      label: copy.option(candle),
      disabled: candle.stock <= 0,
    })),
  ]
  return (
    <fieldset>
      <legend className="legend">{copy.add}</legend>
      {rows.map((row) => (
        <div key={row} className="grid g3 item-change">
          <SelectField
            label={copy.candle}
            labelHidden
            name="candle"
            options={options}
            defaultValue={noCandle.candle}
          />
          <QuantityField
            label={copy.quantity}
            name="candleQuantity"
            error={errorOf(`candleQuantity.${row}`)}
            min={1}
            defaultValue={noCandle.quantity}
          />
        </div>
      ))}
      <Button variant="ghost" small onClick={() => setRows([...rows, rows.length])}>
        {copy.another}
      </Button>
    </fieldset>
  )
}
