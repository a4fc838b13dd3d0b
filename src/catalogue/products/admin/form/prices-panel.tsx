import { sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { promotionFields } from '#catalogue/products/domain/check-price-records.ts'
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
import { bound, errorAt } from './product-field.tsx'
import { StockFields } from './stock-fields.tsx'

interface PricesPanelProps extends EditorProps {
  onPrice: (typed: string) => void
  isNew: boolean
  /** Set if sales changed the stock during editing. */
  stockNotice?: string
}

/** Sizes have their own stock, cost and codes, so CSS hides these fields while there are sizes. */
const withoutSizes = { className: 'without-sizes' }
const ofShelf: readonly ProductField[] = shelfFieldNames
const inView: readonly ProductField[] = ['price', 'stockQuantity', 'cost', 'weight', ...promotionFields]
const behind = fieldNames.filter(
  (name) => (productFields[name].kind !== 'text' || ofShelf.includes(name)) && !inView.includes(name),
)

export function PricesPanel({ input, faults, field, onPrice, isNew, stockNotice }: PricesPanelProps) {
  const labelled = (name: ProductField) => ({
    ...(ofShelf.includes(name) && withoutSizes),
    ...field(name),
    label: copy[name],
  })
  return (
    <FormSection name="prices" hint={<span className="small muted with-sizes">{copy.keptBySizes}</span>}>
      <div className="grid g3 shelf-fields">
        <TextField {...labelled('price')} required onChange={(event) => onPrice(event.currentTarget.value)} />
        <StockFields
          stock={{ ...field('stockQuantity'), error: errorAt(faults, 'stockQuantity') ?? stockNotice }}
          added={bound('addedStock', input.addedStock, errorAt(faults, 'addedStock'))}
          isNew={isNew}
          hint={copy.addedHint}
          {...withoutSizes}
        />
        <TextField {...labelled('cost')} hint={copy.costHint} />
        <TextField {...labelled('weight')} />
        <MoreFields
          {...(behind.every((name) => ofShelf.includes(name)) && withoutSizes)}
          label={copy.more}
          open={behind.some((name) => faults[name] !== undefined)}
        >
          {behind.map((name) => (
            <TextField key={name} {...labelled(name)} />
          ))}
        </MoreFields>
      </div>
    </FormSection>
  )
}

export function DimensionsPanel({ input, field, isChanged, open }: CollapsibleProps) {
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
          <TextField key={side} {...field(side)} span={2} label={copy[side]} />
        ))}
      </div>
    </CollapsibleSection>
  )
}
