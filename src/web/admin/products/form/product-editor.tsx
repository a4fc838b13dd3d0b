import { lazy, Suspense, useState } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures } from '#copy/admin/products/catalogue.ts'
import { productForm as copy } from '#copy/admin/products/product-form.ts'
import type { ProductInput } from '#domain/catalogue/editing/product-input.ts'
import type { ManagedProductDetails } from '#shop/admin/products/find-managed-product.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { Switch } from '#web/kit/form/switch.tsx'
import { UnsavedGuard } from '#web/kit/form/unsaved-guard.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { BasicsPanel } from './basics-panel.tsx'
import { FaqEditor, FeaturesEditor, SpecificationsEditor } from './facts-editors.tsx'
import { ImagesPanel } from './images-panel.tsx'
import { NewImagesPanel } from './new-images-panel.tsx'
import { DimensionsPanel, PricesPanel } from './prices-panel.tsx'
import type { ProductFormAnswer } from './product-form-action.server.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { PRODUCT_FORM_ID, useProductForm } from './use-product-form.ts'
import { VariantsEditor } from './variants-editor.tsx'

// Seldom seen: its script comes when two have edited at once.
const ProductConflict = lazy(() =>
  import('./related-panels.tsx').then((module) => ({ default: module.ProductConflict })),
)

interface ProductFormNoticeProps {
  answer: ProductFormAnswer | undefined
  product: ManagedProductDetails | null
  onDiscard: () => void
}

interface VisibilityPanelProps {
  input: ProductInput
  /** It stands beside the form, not inside. */
  form: string
}

// The hidden fields that the server sent stay where they are should the connection break.
const RelatedPanels = lazy(() => import('./related-panels.tsx').catch(() => new Promise<never>(() => {})))

interface ProductEditorProps {
  /** Null for a new one. */
  product: ManagedProductDetails | null
  /** What the fields are filled with. */
  input: ProductInput
  categories: readonly { id: string; name: string }[]
  answer: ProductFormAnswer | undefined
  changes: readonly RecordedChange[]
}

export function ProductEditor(props: ProductEditorProps) {
  const { product, input, answer } = props
  const state = useProductForm(product, input, answer)
  useToastAnswer(answer, undefined, adminCatalogueFailures.saveProduct)
  return (
    <>
      <ProductFormNotice answer={answer} product={product} onDiscard={state.discard} />
      {/* Images have forms of their own, so the right column belongs to this one by name only. */}
      <div className="cols" onInput={state.onFieldEdit}>
        <MainPanels {...props} state={state} />
        <SidePanels {...props} state={state} />
      </div>
      <div className="form-foot">
        <LinkButton variant="ghost" to={`${pathTo('adminProducts')}${state.list}`}>
          {copy.cancel}
        </LinkButton>
        <Button type="submit" form={PRODUCT_FORM_ID} busy={state.saving} busyLabel={copy.saving}>
          {product ? copy.update : copy.create}
        </Button>
      </div>
      <UnsavedGuard dirty={state.isUnsaved} words={copy.leave} />
    </>
  )
}

interface PanelsProps extends ProductEditorProps {
  state: ReturnType<typeof useProductForm>
}

const NO_FAULTS = {}

function partsOf({ state, answer }: PanelsProps) {
  return { input: state.input, faults: answer?.faults ?? NO_FAULTS, onEdit: state.edit }
}

function MainPanels(props: PanelsProps) {
  const { product, categories, answer, state } = props
  const [price, setPrice] = useState(state.input.price)
  const parts = partsOf(props)
  const stockNotice = answer?.seenStock === undefined ? undefined : answer.toast?.text
  return (
    <Form
      ref={state.form}
      id={PRODUCT_FORM_ID}
      method="post"
      encType="multipart/form-data"
      className="panels"
      noValidate
      onSubmit={state.send}
    >
      <input type="hidden" name="form" value={PRODUCT_FORM_ID} />
      <input type="hidden" name="version" value={state.seen.version} />
      <input type="hidden" name="seenStock" value={state.seen.stock} />
      <input type="hidden" name="list" value={state.list} />
      <BasicsPanel {...parts} categories={categories} isNew={product === null} />
      <SearchPanel {...parts} />
      <PricesPanel {...parts} isNew={product === null} onPrice={setPrice} stockNotice={stockNotice} />
      <PromotionPanel {...parts} notice={answer?.saleNotice} />
      <VariantsEditor {...parts} price={price} images={product?.images ?? []} seenSizes={answer?.seenSizes} />
      <FeaturesEditor {...parts} />
      <SpecificationsEditor {...parts} />
      <FaqEditor {...parts} />
    </Form>
  )
}

function SidePanels(props: PanelsProps) {
  const { product, state, changes } = props
  return (
    <div className="panels">
      <VisibilityPanel input={state.input} form={PRODUCT_FORM_ID} />
      {product ? (
        <ImagesPanel
          product={{ id: product.id, name: product.draft.name }}
          images={product.images}
          onVersion={state.followVersion}
        />
      ) : (
        <NewImagesPanel onChoose={state.chooseImages} form={PRODUCT_FORM_ID} />
      )}
      <DimensionsPanel {...partsOf(props)} form={PRODUCT_FORM_ID} />
      <Suspense>
        <RelatedPanels product={product} changes={changes} onEdit={state.edit} form={PRODUCT_FORM_ID} />
      </Suspense>
    </div>
  )
}

function VisibilityPanel({ input, form }: VisibilityPanelProps) {
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

/** Why nothing was saved: a choice to make, or a sentence where no script can raise a toast. */
function ProductFormNotice({ answer, product, onDiscard }: ProductFormNoticeProps) {
  if (!answer || answer.ok) return null
  if (answer.conflict && product)
    return (
      <Suspense>
        <ProductConflict conflict={answer.conflict} productId={product.id} onDiscard={onDiscard} />
      </Suspense>
    )
  return (
    <noscript>
      <Note tone="danger">{answer.toast?.text}</Note>
    </noscript>
  )
}
