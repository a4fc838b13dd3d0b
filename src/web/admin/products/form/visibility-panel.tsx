import { productForm as copy } from '#copy/admin/products/product-form.ts'
import type { ProductInput } from '#domain/catalogue/editing/product-input.ts'
import { Switch } from '#web/kit/form/switch.tsx'

interface VisibilityPanelProps {
  input: ProductInput
  /** It stands beside the form, not inside. */
  form: string
}

export function VisibilityPanel({ input, form }: VisibilityPanelProps) {
  return (
    <section className="panel" aria-labelledby="visibility-title">
      <div className="panel__head">
        <h2 id="visibility-title">{copy.visibility}</h2>
      </div>
      <Switch
        label={copy.active}
        hint={copy.activeHint}
        name="active"
        form={form}
        defaultChecked={input.active}
      />
      <hr className="rule rule--tight" />
      <Switch
        label={copy.featured}
        hint={copy.featuredHint}
        name="featured"
        form={form}
        defaultChecked={input.featured}
      />
    </section>
  )
}
