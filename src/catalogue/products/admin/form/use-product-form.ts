import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { keepImagesToSend } from '#catalogue/images/admin/images-to-send.ts'
import type { SectionName } from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import type { AdminProductDetails } from '#catalogue/products/use-cases/find-admin-product.ts'
import { expand } from '#ui/browser/expand.ts'
import { sectionAround } from './form-section.tsx'
import type { ProductFormAnswer } from './product-form-action.server.ts'

export const PRODUCT_FORM_ID = 'product-form'

/**
 * Initial values are fixed on first render. Later revalidations (sale, image) must not count as seen by
 * the owner.
 */
export function useProductForm(
  product: AdminProductDetails | null,
  filledInput: ProductInput,
  answer: ProductFormAnswer | undefined,
) {
  const form = useRef<HTMLFormElement>(null)
  const [input] = useState(filledInput)
  const [seen, setSeen] = useState({
    version: product?.version ?? 0,
    stock: product?.draft.stockQuantity ?? 0,
  })
  const ownVersions = useRef(new Set<number>())
  const [changed, setChanged] = useState<ReadonlySet<SectionName>>(new Set())
  const [images, setImages] = useState<File[]>([])
  const list = (useLocation().state as { list?: string } | null)?.list ?? ''
  const saving = useNavigation().formData?.get('form') === PRODUCT_FORM_ID
  const submit = useSubmit()

  // The owner has now seen the new stock.
  if (answer?.seenStock !== undefined && answer.seenStock !== seen.stock)
    setSeen({ ...seen, stock: answer.seenStock })

  useEffect(() => {
    if (!answer || !form.current) return
    const fields = [...form.current.elements] as HTMLElement[]
    const wrong = fields.filter((field) => field.getAttribute('aria-invalid') === 'true')
    wrong.forEach(expand)
    wrong[0]?.focus()
  }, [answer])

  const edit = (section: SectionName) =>
    setChanged((before) => (before.has(section) ? before : new Set([...before, section])))

  return {
    form,
    input,
    seen,
    list,
    saving,
    changed,
    isUnsaved: changed.size > 0 && !saving,
    chooseImages(files: File[]) {
      setImages(files)
      edit('images')
    },
    edit,
    discard: () => setChanged(new Set()),
    onFieldEdit({ target }: FormEvent) {
      const field = target as HTMLInputElement
      if (field.form?.id === PRODUCT_FORM_ID) edit(sectionAround(field))
    },
    /**
     * Versions created by this page's own requests, which may be answered in any order. A gap means
     * someone else edited, and saving must report a conflict.
     */
    followVersion(version: number) {
      ownVersions.current.add(version)
      setSeen((before) => {
        let reached = before.version
        while (ownVersions.current.has(reached + 1)) reached += 1
        return reached === before.version ? before : { ...before, version: reached }
      })
    },
    /** Images are left out of the request; the new product's page uploads them. */
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
      if (images.length > 0) fields.set('imagesFollow', 'true')
      keepImagesToSend(images)
      submit(fields, { method: 'post', encType: 'multipart/form-data' })
    },
  }
}
