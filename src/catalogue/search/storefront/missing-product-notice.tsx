import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MISSING_PRODUCT } from '#catalogue/products/storefront/missing-product.ts'
import { catalogueFailures } from '#catalogue/search/copy/product-list.ts'
import { readProductQuery } from '#catalogue/search/domain/product-list.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toastUnlessShown } from '#ui/toast/toast-unless-shown.ts'
import { listAddress } from './list-address.ts'

export function mentionsMissingProduct(search: string): boolean {
  return new URLSearchParams(search).get('aviso') === MISSING_PRODUCT
}

export function MissingProductNotice() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isMentioned = mentionsMissingProduct(search)

  useEffect(() => {
    if (!isMentioned) return
    // A refused action has already shown a message and led here.
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
    <noscript>
      {import.meta.env.SSR && (
        <Note tone="danger">
          <b>{catalogueFailures.missingProduct.title}</b> {catalogueFailures.missingProduct.text}
        </Note>
      )}
    </noscript>
  )
}
