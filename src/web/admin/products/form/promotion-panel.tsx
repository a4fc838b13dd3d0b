import { productFaults } from '#copy/admin/products/product-form.ts'
import { promotionForm as copy } from '#copy/product/promotion.ts'
import type { ProductField } from '#domain/catalogue/editing/product-fields.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { EditorProps } from './editor-props.ts'

interface PromotionPanelProps extends EditorProps {
  /** From when on the price before may be named. */
  notice?: string
}

/** 'De … por …' on some days: a price, the first day and the last. */
export function PromotionPanel({ input, faults, notice }: PromotionPanelProps) {
  const field = (name: ProductField) => ({
    name,
    defaultValue: input[name],
    error: faults[name] && productFaults[faults[name]],
  })
  const from = field('saleFrom')
  return (
    <section className="panel" aria-labelledby="promotion-title">
      <div className="panel__head">
        <h2 id="promotion-title">{copy.title}</h2>
        <span className="small muted">{copy.hint}</span>
      </div>
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
    </section>
  )
}
