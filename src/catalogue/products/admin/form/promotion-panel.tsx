import { promotionForm as copy, sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type CollapsibleProps, CollapsibleSection } from './form-section.tsx'

interface PromotionPanelProps extends CollapsibleProps {
  notice?: string
}

export function PromotionPanel({ input, field, notice, isChanged, open }: PromotionPanelProps) {
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
        <TextField {...field('salePrice')} span={2} className="fw" label={copy.price} />
        <TextField {...from} error={notice ?? from.error} span={2} className="fw" label={copy.from} />
        <TextField {...field('saleUntil')} span={2} className="fw" label={copy.until} hint={copy.untilHint} />
      </div>
    </CollapsibleSection>
  )
}
