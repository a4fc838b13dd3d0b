import { lazy, Suspense, useState } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures } from '#catalogue/products/copy/admin-catalogue.ts'
import { type SectionName, sectionNames } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import type { AdminProductDetails } from '#catalogue/products/use-cases/find-admin-product.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { BasicsPanel } from './basics-panel.tsx'
import { FaqEditor, FeaturesEditor, SpecificationsEditor } from './facts-editors.tsx'
import { FormIndex, FormIndexSheet } from './form-index.tsx'
import { FormSection } from './form-section.tsx'
import { ImagesPanel } from './images-panel.tsx'
import { NewImagesPanel } from './new-images-panel.tsx'
import type { ChosenPair } from './pairs-panel.tsx'
import { PreviewButton } from './preview-button.tsx'
import { DimensionsPanel, PricesPanel } from './prices-panel.tsx'
import { fieldsWith } from './product-field.tsx'
import type { ProductFormAnswer } from './product-form-action.server.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { faultySections } from './section-fields.ts'
import { PRODUCT_FORM_ID, useProductForm } from './use-product-form.ts'
import { VariantsEditor } from './variants-editor.tsx'

const ProductConflict = lazy(() =>
  import('./related-panels.tsx').then((module) => ({ default: module.ProductConflict })),
)

interface ProductFormNoticeProps {
  answer: ProductFormAnswer | undefined
  product: AdminProductDetails | null
  onDiscard: () => void
}

// Keeps the hidden fields from the server until the script arrives.
const RelatedPanels = lazy(() => loadPatiently(() => import('./related-panels.tsx')))

interface ProductEditorProps {
  product: AdminProductDetails | null
  input: ProductInput
  categories: readonly { id: string; name: string }[]
  answer: ProductFormAnswer | undefined
  changes: readonly RecordedChange[]
  pairs: readonly ChosenPair[]
  expanded?: SectionName
}

export function ProductEditor(props: ProductEditorProps) {
  const { product, input, answer } = props
  const state = useProductForm(product, input, answer)
  const faulty = faultySections(answer?.faults ?? NO_FAULTS)
  useToastAnswer(answer, undefined, adminCatalogueFailures.saveProduct)
  const index = { sections: product ? allSections : sectionsOfNew, faulty, changed: state.changed }
  return (
    <>
      <ProductFormNotice answer={answer} product={product} onDiscard={state.discard} />
      <div className="indexed-form">
        <FormIndex {...index} />
        <Panels {...props} state={state} faulty={faulty} />
      </div>
      <div className="form-foot form-foot--alone">
        <FormIndexSheet {...index} />
        <LinkButton
          variant="ghost"
          className="form-foot__wide"
          to={`${pathTo('adminProducts')}${state.list}`}
        >
          {copy.cancel}
        </LinkButton>
        <PreviewButton productId={product?.id} />
        <Button type="submit" form={PRODUCT_FORM_ID} busy={state.saving} busyLabel={copy.saving}>
          {product ? copy.update : copy.create}
        </Button>
      </div>
      <UnsavedGuard dirty={state.isUnsaved} words={copy.leave} />
    </>
  )
}

const NO_FAULTS = {}
const allSections = Object.keys(sectionNames) as SectionName[]
const sectionsOfNew = allSections.filter((name) => name !== 'waiting' && name !== 'history')

interface PanelsProps extends ProductEditorProps {
  state: ReturnType<typeof useProductForm>
  faulty: ReadonlySet<SectionName>
}

/** Images and pairs send their own requests, so they are outside the form and reference it by id. */
function Panels(props: PanelsProps) {
  const { product, pairs, changes, state } = props
  return (
    <div className="panels grid g5" onInput={state.onFieldEdit}>
      {product ? (
        <ImagesPanel
          product={{ id: product.id, name: product.draft.name }}
          images={product.images}
          onVersion={state.followVersion}
        />
      ) : (
        <NewImagesPanel onChoose={state.chooseImages} form={PRODUCT_FORM_ID} />
      )}
      <FormPanels {...props} />
      <div className="panel folds">
        <Suspense>
          <RelatedPanels
            product={product}
            pairs={pairs}
            changes={changes}
            isChanged={state.changed.has('pairs')}
            onEdit={() => state.edit('pairs')}
            form={PRODUCT_FORM_ID}
          />
        </Suspense>
      </div>
    </div>
  )
}

function FormPanels({ product, categories, answer, state, faulty, expanded }: PanelsProps) {
  const [price, setPrice] = useState(state.input.price)
  const faults = answer?.faults ?? NO_FAULTS
  const field = fieldsWith(state.input, faults)
  const sectionProps = (name: SectionName) => ({
    input: state.input,
    field,
    faults,
    onEdit: () => state.edit(name),
  })
  const collapsible = (name: SectionName) => ({
    ...sectionProps(name),
    isChanged: state.changed.has(name),
    open: faulty.has(name) || expanded === name,
  })
  const stockNotice = answer?.seenStock === undefined ? undefined : answer.toast?.text
  return (
    <Form
      ref={state.form}
      id={PRODUCT_FORM_ID}
      method="post"
      encType="multipart/form-data"
      className="panels grid g5"
      noValidate
      onSubmit={state.send}
    >
      <input type="hidden" name="form" value={PRODUCT_FORM_ID} />
      <input type="hidden" name="version" value={state.seen.version} />
      <input type="hidden" name="seenStock" value={state.seen.stock} />
      <input type="hidden" name="list" value={state.list} />
      <BasicsPanel {...sectionProps('basics')} categories={categories} isNew={product === null} />
      <PricesPanel
        {...sectionProps('prices')}
        isNew={product === null}
        onPrice={setPrice}
        stockNotice={stockNotice}
      />
      <VariantsEditor
        {...sectionProps('variants')}
        price={price}
        images={product?.images ?? []}
        seenSizes={answer?.seenSizes}
      />
      <VisibilityPanel {...state.input} />
      <div className="panel folds">
        <SpecificationsEditor {...collapsible('specifications')} />
        <FeaturesEditor {...collapsible('features')} />
        <FaqEditor {...collapsible('faq')} />
        <DimensionsPanel {...collapsible('dimensions')} />
        <SearchPanel {...collapsible('search')} />
        <PromotionPanel {...collapsible('promotion')} notice={answer?.saleNotice} />
      </div>
    </Form>
  )
}

function VisibilityPanel({ active, featured }: Pick<ProductInput, 'active' | 'featured'>) {
  return (
    <FormSection name="visibility">
      <div className="grid switches">
        <Switch label={copy.active} hint={copy.activeHint} name="active" defaultChecked={active} />
        <Switch label={copy.featured} hint={copy.featuredHint} name="featured" defaultChecked={featured} />
      </div>
    </FormSection>
  )
}

function ProductFormNotice({ answer, product, onDiscard }: ProductFormNoticeProps) {
  if (!answer?.conflict || !product) return null
  return (
    <Suspense>
      <ProductConflict conflict={answer.conflict} productId={product.id} onDiscard={onDiscard} />
    </Suspense>
  )
}
