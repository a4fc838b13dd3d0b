import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { keepImagesToSend } from '#catalogue/images/admin/images-to-send.ts'
import type { SectionName } from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import type { AdminProductDetails } from '#catalogue/products/use-cases/find-admin-product.ts'
import { expand, sectionAround } from './form-section.tsx'
import type { ProductFormAnswer } from './product-form-action.server.ts'

export const PRODUCT_FORM_ID = 'product-form'

/**
 * The state of the product form. What it was filled with is kept from the first moment on: updates of the product that come
 * in later (a sale, an image) must not pass for something that the owner saw.
 */
export function useProductForm(
  product: AdminProductDetails | null,
  filled: ProductInput,
  answer: ProductFormAnswer | undefined,
) {
  const form = useRef<HTMLFormElement>(null)
  const [input] = useState(answer?.input ?? filled)
  const [seen, setSeen] = useState({
    version: product?.version ?? 0,
    stock: answer?.seenStock ?? product?.draft.stockQuantity ?? 0,
  })
  const ownVersions = useRef(new Set<number>())
  const [changed, setChanged] = useState<ReadonlySet<SectionName>>(new Set())
  const [images, setImages] = useState<File[]>([])
  const list = (useLocation().state as { list?: string } | null)?.list ?? ''
  const saving = useNavigation().formData?.get('form') === PRODUCT_FORM_ID
  const submit = useSubmit()

  // The owner was told of the new stock, so from now on that is the one they saw.
  if (answer?.seenStock !== undefined && answer.seenStock !== seen.stock)
    setSeen({ ...seen, stock: answer.seenStock })

  // The first field that is wrong gets the focus, so that nobody has to look for it.
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
     * Steps of the owner's own, of which several may be answered in any order; a step between them that is not theirs means that
     * somebody else edited too, and saving has to say so.
     */
    followVersion(version: number) {
      ownVersions.current.add(version)
      setSeen((before) => {
        let reached = before.version
        while (ownVersions.current.has(reached + 1)) reached += 1
        return reached === before.version ? before : { ...before, version: reached }
      })
    },
    /** Images stay behind: the page of the new product sends them, one by one. */
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
      fields.delete('images')
      if (images.length > 0) fields.set('imagesFollow', 'true')
      keepImagesToSend(images)
      submit(fields, { method: 'post', encType: 'multipart/form-data' })
    },
  }
}
