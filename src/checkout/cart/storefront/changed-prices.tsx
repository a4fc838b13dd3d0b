import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { lostChange } from '#catalogue/products/storefront/failed-cart-change.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { TextButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

export function ChangedPrices() {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, lostChange)
  return (
    <Note>
      <fetcher.Form method="post" action={pathTo('cart')} className="cluster ends">
        <input type="hidden" name="intent" value="acknowledge" />
        <span>{cartCopy.pricesChanged}</span>
        <TextButton type="submit">{cartCopy.acknowledge}</TextButton>
      </fetcher.Form>
    </Note>
  )
}
