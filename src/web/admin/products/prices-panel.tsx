import { productForm as copy, productFaults } from '#copy/admin-catalogue.ts'
import { TextField } from '#web/kit/text-field.tsx'
import type { EditorProps } from './editor-props.ts'

interface PricesPanelProps extends EditorProps {
  onPrice: (typed: string) => void
  /** Sales moved the stock while she edited. */
  stockNotice?: string
}

export function PricesPanel({ input, faults, onPrice, stockNotice }: PricesPanelProps) {
  const error = (field: string) => faults[field] && productFaults[faults[field]]
  return (
    <section className="panel" aria-labelledby="prices-title">
      <div className="panel__head">
        <h2 id="prices-title">{copy.prices}</h2>
      </div>
      <div className="fields">
        <TextField
          span={3}
          label={copy.price}
          name="price"
          required
          affix="R$"
          numeric
          inputMode="decimal"
          defaultValue={input.price}
          onChange={(event) => onPrice(event.currentTarget.value)}
          error={error('price')}
        />
        <TextField
          span={3}
          label={copy.cost}
          name="cost"
          affix="R$"
          numeric
          inputMode="decimal"
          defaultValue={input.cost}
          hint={copy.costHint}
          error={error('cost')}
        />
        <TextField
          span={2}
          className="fw"
          label={copy.stock}
          name="stockQuantity"
          numeric
          inputMode="numeric"
          defaultValue={input.stockQuantity}
          error={error('stockQuantity') ?? stockNotice}
        />
        <TextField
          span={2}
          className="fw"
          label={copy.minStock}
          name="minStockLevel"
          numeric
          inputMode="numeric"
          defaultValue={input.minStockLevel}
          error={error('minStockLevel')}
        />
        <TextField
          span={2}
          className="fw"
          label={copy.weight}
          name="weight"
          numeric
          inputMode="decimal"
          defaultValue={input.weight}
          error={error('weight')}
        />
      </div>
    </section>
  )
}

const sides = ['length', 'width', 'height'] as const

export function DimensionsPanel({ input, faults, form }: EditorProps & { form: string }) {
  return (
    <section className="panel" aria-labelledby="dimensions-title">
      <div className="panel__head">
        <h2 id="dimensions-title">{copy.dimensions}</h2>
        <span className="small muted">{copy.dimensionsHint}</span>
      </div>
      <div className="fields">
        {sides.map((side) => (
          <TextField
            key={side}
            span={2}
            label={copy[side]}
            name={side}
            form={form}
            numeric
            inputMode="decimal"
            defaultValue={input[side]}
            error={faults[side] && productFaults[faults[side]]}
          />
        ))}
      </div>
    </section>
  )
}
