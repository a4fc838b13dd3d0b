import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { catalogueFailures } from '#copy/product/product-list.ts'
import { readProductQuery } from '#domain/catalogue/product-list.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import { MISSING_PRODUCT } from '#web/catalogue/missing-product.ts'
import { Note } from '#web/kit/feedback/note.tsx'
import { toastUnlessShown } from '#web/kit/toast/toast-unless-shown.ts'

export function mentionsMissingProduct(search: string): boolean {
  return new URLSearchParams(search).get('aviso') === MISSING_PRODUCT
}

/** A toast, once; without a script a banner. Then the address forgets about it. */
export function MissingProductNotice() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isMentioned = mentionsMissingProduct(search)

  useEffect(() => {
    if (!isMentioned) return
    // A press that was refused for it has said so, and led here.
    void toastUnlessShown(
      { ...catalogueFailures.missingProduct, tone: 'destructive' },
      ({ tone }) => tone === 'destructive',
    )
    navigate(listAddress(readProductQuery(new URLSearchParams(search))), {
      replace: true,
      preventScrollReset: true,
    })
  }, [isMentioned, search, navigate])

  if (!isMentioned) return null
  return (
    // A browser that runs this never shows it.
    <noscript>
      {import.meta.env.SSR && (
        <Note tone="danger">
          <b>{catalogueFailures.missingProduct.title}</b> {catalogueFailures.missingProduct.text}
        </Note>
      )}
    </noscript>
  )
}
