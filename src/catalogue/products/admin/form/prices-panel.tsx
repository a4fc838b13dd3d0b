import { sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm as copy, productFaults } from '#catalogue/products/copy/admin-product-form.ts'
import { promotionFields } from '#catalogue/products/domain/check-price-records.ts'
import type { ProductFault } from '#catalogue/products/domain/product-faults.ts'
import { fieldNames, type ProductField, productFields } from '#catalogue/products/domain/product-fields.ts'
import { shelfFieldNames } from '#catalogue/products/domain/shelf-fields.ts'
import { sides } from '#catalogue/products/domain/size-facts.ts'
import { TextField } from '#ui/form/text-field.tsx'
import {
  type CollapsibleProps,
  CollapsibleSection,
  type EditorProps,
  FormSection,
  MoreFields,
} from './form-section.tsx'
import { StockFields } from './stock-fields.tsx'

interface PricesPanelProps extends EditorProps {
  onPrice: (typed: string) => void
  isNew: boolean
  /** Set if sales changed the stock during editing. */
  stockNotice?: string
}

const inView: readonly ProductField[] = ['price', 'stockQuantity', 'cost', 'weight']
const ofPromotion: readonly ProductField[] = promotionFields
const ofShelf: readonly ProductField[] = shelfFieldNames
const behind = fieldNames.filter(
  (name) =>
    (productFields[name].kind !== 'text' || ofShelf.includes(name)) &&
    !ofPromotion.includes(name) &&
    !inView.includes(name),
)

export function PricesPanel({ input, faults, onPrice, isNew, stockNotice }: PricesPanelProps) {
  const field = (name: ProductField) => (
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
  )
  return (
    <FormSection name="prices" hint={<span className="small muted with-sizes">{copy.keptBySizes}</span>}>
      <div className="grid g3 shelf-fields">
        {inView.map((name) =>
          name === 'stockQuantity' ? (
            <StockFields
              key={name}
              names={{ stock: name, added: 'addedStock' }}
              stock={input[name]}
              added={input.addedStock}
              errors={{ stock: sentence(faults[name]) ?? stockNotice, added: sentence(faults.addedStock) }}
              isNew={isNew}
              hint={copy.addedHint}
              {...withoutSizes}
            />
          ) : (
            field(name)
          ),
        )}
        <MoreFields
          {...(behind.every((name) => ofShelf.includes(name)) && withoutSizes)}
          label={copy.more}
          open={behind.some((name) => faults[name] !== undefined)}
        >
          {behind.map(field)}
        </MoreFields>
      </div>
    </FormSection>
  )
}

/** Sizes have their own stock, cost and codes, so CSS hides these fields while there are sizes. */
const withoutSizes = { className: 'without-sizes' }

const sentence = (fault: ProductFault | undefined) => fault && productFaults[fault]

const lookOf = {
  text: {},
  day: {},
  money: { affix: 'R$', inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
} as const

export function DimensionsPanel({ input, faults, isChanged, open }: CollapsibleProps) {
  return (
    <CollapsibleSection
      name="dimensions"
      holds={sectionHolds.dimensions(input)}
      isChanged={isChanged}
      open={open}
      hint={copy.dimensionsHint}
    >
      <div className="fields">
        {sides.map((side) => (
          <TextField
            key={side}
            span={2}
            label={copy[side]}
            name={side}
            numeric
            inputMode="decimal"
            defaultValue={input[side]}
            error={sentence(faults[side])}
          />
        ))}
      </div>
    </CollapsibleSection>
  )
}
