import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { productForm as copy } from '#copy/admin-catalogue.ts'
import { newProductInput, productInputOf } from '#domain/catalogue-admin/product-input.ts'
import type { ManagedProductDetails } from '#shop/catalogue-admin/find-managed-product.ts'
import { useToastAnswer } from '#web/cart/use-toast-answer.ts'
import { pathTo } from '#web/route-table.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { BasicsPanel } from './basics-panel.tsx'
import { FaqEditor, FeaturesEditor, SpecificationsEditor } from './facts-editors.tsx'
import { NewPicturesPanel } from './new-pictures-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { keepPicturesToSend } from './pictures-to-send.ts'
import { DimensionsPanel, PricesPanel } from './prices-panel.tsx'
import type { ProductFormAnswer } from './product-form-action.server.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { VariantsEditor } from './variants-editor.tsx'
import { VersionConflict } from './version-conflict.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

interface ProductEditorProps {
  /** Null for a new one. */
  product: ManagedProductDetails | null
  categories: readonly { id: string; name: string }[]
  answer: ProductFormAnswer | undefined
  /** What stands below the fields: the history. */
  children?: ReactNode
}

const FORM_ID = 'product-form'
const NO_FAULTS = {}

/** The whole form. What it was filled with is kept from the first moment on: later news of the product must not pass for hers. */
export function ProductEditor({ product, categories, answer, children }: ProductEditorProps) {
  const [input] = useState(() => answer?.input ?? (product ? productInputOf(product.draft) : newProductInput))
  const [seen, setSeen] = useState({
    version: product?.version ?? 0,
    stock: answer?.seenStock ?? product?.draft.stockQuantity ?? 0,
  })
  const [price, setPrice] = useState(input.price)
  const [dirty, setDirty] = useState(false)
  const [pictures, setPictures] = useState<File[]>([])
  const form = useRef<HTMLFormElement>(null)
  const list = (useLocation().state as { list?: string } | null)?.list ?? ''
  const navigation = useNavigation()
  const saving = navigation.formData?.get('form') === FORM_ID
  useToastAnswer(answer)
  useFocusOnFault(form, answer)
  if (answer?.seenStock !== undefined && answer.seenStock !== seen.stock)
    setSeen({ ...seen, stock: answer.seenStock })

  const submit = useSubmit()
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = new FormData(event.currentTarget, submitter)
    fields.delete('pictures')
    if (pictures.length > 0) fields.set('picturesFollow', 'true')
    keepPicturesToSend(pictures)
    submit(fields, { method: 'post', encType: 'multipart/form-data' })
  }

  const edit = () => setDirty(true)
  const parts = { input, faults: answer?.faults ?? NO_FAULTS, onEdit: edit }
  const address = product ? pathTo('adminProduct', { id: product.id }) : pathTo('adminProductNew')
  return (
    <>
      {answer?.conflict && <VersionConflict conflict={answer.conflict} address={address} form={FORM_ID} />}
      {answer?.toast && !answer.conflict && (
        <noscript>
          <Note tone="danger">{answer.toast.text}</Note>
        </noscript>
      )}
      <Form
        ref={form}
        id={FORM_ID}
        method="post"
        encType="multipart/form-data"
        className="cols"
        noValidate
        onInput={edit}
        onSubmit={send}
      >
        <input type="hidden" name="form" value={FORM_ID} />
        <input type="hidden" name="version" value={seen.version} />
        <input type="hidden" name="seenStock" value={seen.stock} />
        <input type="hidden" name="list" value={list} />
        <div className="panels">
          <BasicsPanel {...parts} categories={categories} isNew={product === null} />
          <PricesPanel {...parts} onPrice={setPrice} stockNotice={stockNotice(answer)} />
          <VariantsEditor {...parts} price={price} />
          <SpecificationsEditor {...parts} />
          <FaqEditor {...parts} />
        </div>
        <div className="panels">
          <VisibilityPanel input={input} />
          {product ? (
            <PicturesPanel
              product={{ id: product.id, name: product.draft.name }}
              pictures={product.pictures}
              onVersion={(version) =>
                // One step is hers; more than one means that somebody else edited too, and saving has to say so.
                setSeen((before) => (version === before.version + 1 ? { ...before, version } : before))
              }
            />
          ) : (
            <NewPicturesPanel onChoose={setPictures} />
          )}
          <FeaturesEditor {...parts} />
          <DimensionsPanel {...parts} />
          {children}
        </div>
      </Form>
      <div className="form-foot">
        <LinkButton variant="ghost" to={`${pathTo('adminProducts')}${list}`}>
          {copy.cancel}
        </LinkButton>
        <Button type="submit" form={FORM_ID} busy={saving} busyLabel={copy.saving}>
          {product ? copy.update : copy.create}
        </Button>
      </div>
      <UnsavedGuard dirty={dirty && !saving} />
    </>
  )
}

function stockNotice(answer: ProductFormAnswer | undefined): string | undefined {
  return answer?.seenStock === undefined ? undefined : answer.toast?.text
}

/** The first field that is wrong gets the focus, so that nobody has to look for it. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, answer: ProductFormAnswer | undefined) {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, answer])
}
