import { productForm as copy } from '#copy/admin-catalogue.ts'
import type { ProductInput } from '#domain/catalogue-admin/product-input.ts'
import { Switch } from '#web/ui/switch.tsx'

export function VisibilityPanel({ input }: { input: ProductInput }) {
  return (
    <section className="panel" aria-labelledby="visibility-title">
      <div className="panel__head">
        <h2 id="visibility-title">{copy.visibility}</h2>
      </div>
      <Switch label={copy.active} hint={copy.activeHint} name="active" defaultChecked={input.active} />
      <hr className="rule rule--tight" />
      <Switch
        label={copy.featured}
        hint={copy.featuredHint}
        name="featured"
        defaultChecked={input.featured}
      />
    </section>
  )
}
