import { productForm as copy, productFaults } from '#copy/admin/products/product-form.ts'
import type { ProductFault } from '#domain/catalogue/editing/product-faults.ts'
import { fieldNames, type ProductField, productFields } from '#domain/catalogue/editing/product-fields.ts'
import { promotionFields } from '#domain/catalogue/editing/read-promotion.ts'
import { shelfFieldNames } from '#domain/catalogue/editing/shelf-fields.ts'
import { sides } from '#domain/catalogue/editing/size-facts.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { EditorProps } from './editor-props.ts'
import { StockFields } from './stock-fields.tsx'

interface PricesPanelProps extends EditorProps {
  onPrice: (typed: string) => void
  isNew: boolean
  /** Sales moved the stock while the owner edited. */
  stockNotice?: string
}

const ofPromotion: readonly ProductField[] = promotionFields
const ofShelf: readonly ProductField[] = shelfFieldNames
const ownFields = fieldNames.filter(
  (name) => (productFields[name].kind !== 'text' || ofShelf.includes(name)) && !ofPromotion.includes(name),
)
export function PricesPanel({ input, faults, onPrice, isNew, stockNotice }: PricesPanelProps) {
  return (
    <section className="panel" aria-labelledby="prices-title">
      <div className="panel__head">
        <h2 id="prices-title">{copy.prices}</h2>
        <span className="small muted with-sizes">{copy.keptBySizes}</span>
      </div>
      <div className="fields">
        {ownFields.map((name) =>
          name === 'stockQuantity' ? (
            <StockFields
              key={name}
              names={{ stock: name, added: 'addedStock' }}
              stock={input[name]}
              added={input.addedStock}
              errors={{ stock: sentence(faults[name]) ?? stockNotice, added: sentence(faults.addedStock) }}
              isNew={isNew}
              {...withoutSizes}
            />
          ) : (
            <TextField
              key={name}
              {...lookOf[productFields[name].kind]}
              {...(ofShelf.includes(name) && withoutSizes)}
              label={copy[name]}
              hint={name === 'cost' ? copy.costHint : undefined}
              name={name}
              required={name === 'price'}
              numeric={productFields[name].kind !== 'text'}
              defaultValue={input[name]}
              onChange={name === 'price' ? (event) => onPrice(event.currentTarget.value) : undefined}
              error={sentence(faults[name])}
            />
          ),
        )}
      </div>
    </section>
  )
}

/** With sizes, each of them has a stock, a cost and codes of its own; the last one to go leaves its place to these. */
const withoutSizes = { className: 'without-sizes' }

const sentence = (fault: ProductFault | undefined) => fault && productFaults[fault]

const lookOf = {
  text: { span: 3 },
  day: {},
  money: { span: 3, affix: 'R$', inputMode: 'decimal' },
  count: { span: 2, className: 'fw', inputMode: 'numeric' },
  decimal: { span: 2, className: 'fw', inputMode: 'decimal' },
} as const

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
