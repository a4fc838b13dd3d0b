import { promotionForm as copy, sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { productFaults } from '#catalogue/products/copy/admin-product-form.ts'
import type { ProductField } from '#catalogue/products/domain/product-fields.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type CollapsibleProps, CollapsibleSection } from './form-section.tsx'

interface PromotionPanelProps extends CollapsibleProps {
  notice?: string
}

export function PromotionPanel({ input, faults, notice, isChanged, open }: PromotionPanelProps) {
  const field = (name: ProductField) => ({
    name,
    defaultValue: input[name],
    error: faults[name] && productFaults[faults[name]],
  })
  const from = field('saleFrom')
  return (
    <CollapsibleSection
      name="promotion"
      holds={sectionHolds.promotion(input)}
      isChanged={isChanged}
      open={open}
      hint={copy.hint}
    >
      <div className="fields">
        <TextField
          {...field('salePrice')}
          span={2}
          className="fw"
          label={copy.price}
          affix="R$"
          numeric
          inputMode="decimal"
        />
        <TextField
          {...from}
          error={notice ?? from.error}
          span={2}
          className="fw"
          label={copy.from}
          type="date"
        />
        <TextField
          {...field('saleUntil')}
          span={2}
          className="fw"
          label={copy.until}
          hint={copy.untilHint}
          type="date"
        />
      </div>
    </CollapsibleSection>
  )
}
