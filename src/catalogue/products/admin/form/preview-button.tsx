import type { MouseEvent } from 'react'
import { pathTo } from '#addresses.ts'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { Button } from '#ui/elements/button.tsx'
import { PRODUCT_FORM_ID } from './use-product-form.ts'

export function PreviewButton({ productId = 'novo' }: { productId?: string }) {
  const address = pathTo('adminProductPreview', { id: productId })

  // Submitted natively, because the router would navigate this tab instead of opening another.
  function open(event: MouseEvent) {
    const form = document.getElementById(PRODUCT_FORM_ID) as HTMLFormElement
    event.preventDefault()
    const { action } = form
    form.action = address
    form.target = '_blank'
    form.submit()
    form.action = action
    form.target = ''
  }

  return (
    <Button
      type="submit"
      variant="ghost"
      icon="eye"
      form={PRODUCT_FORM_ID}
      formAction={address}
      formTarget="_blank"
      onClick={open}
    >
      <span className="form-foot__word">{copy.preview}</span>
    </Button>
  )
}
