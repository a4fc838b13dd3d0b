import { useFetcher } from 'react-router'
import { cartCopy } from '#copy/cart.ts'
import { pathTo } from '../route-table.ts'
import { TextButton } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { type CartAnswer, lostChange } from './cart-answer.ts'
import { useToastAnswer } from './use-toast-answer.ts'

/** Says that prices changed since they were chosen; until it is acknowledged, nothing is bought at the new ones. */
export function ChangedPrices() {
  const fetcher = useFetcher<CartAnswer>()
  useToastAnswer(fetcher.data, undefined, lostChange)
  return (
    <Note>
      <fetcher.Form method="post" action={pathTo('cart')} className="row row--between">
        <input type="hidden" name="intent" value="acknowledge" />
        <span>{cartCopy.pricesChanged}</span>
        <TextButton type="submit">{cartCopy.acknowledge}</TextButton>
      </fetcher.Form>
    </Note>
  )
}
