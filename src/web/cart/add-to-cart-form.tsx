import type { FormEvent, ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { cartButtonsCopy } from '#copy/cart-buttons.ts'
import { pathTo } from '../route-table.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { useRootData } from '../use-root-data.ts'
import type { CartAnswer } from './cart-answer.ts'
import { addToGuestCart } from './guest-store.ts'
import { useToastAnswer } from './use-toast-answer.ts'

interface AddToCartFormProps extends Pick<ButtonProps, 'variant' | 'small' | 'block' | 'icon' | 'className'> {
  productId: string
  /** What the toast speaks of. */
  name: string
  /** Null for a product without sizes. */
  variantId: string | null
  quantity?: number
  /** Where the button stands: the specification's sentence differs by an exclamation mark. */
  place?: 'card' | 'product'
  /** Where the visitor chooses here: fields named `variantId` and `quantity`, in place of the hidden ones. */
  fields?: ReactNode
  formClassName?: string
  children?: ReactNode
}

/**
 * The one way into the cart. For a customer a form that the server answers, with or without JavaScript; for a guest the
 * browser keeps the line.
 */
export function AddToCartForm({
  productId,
  name,
  variantId,
  quantity = 1,
  place = 'card',
  fields,
  formClassName,
  children,
  ...look
}: AddToCartFormProps) {
  const fetcher = useFetcher<CartAnswer>()
  const isGuest = useRootData()?.visitor.kind !== 'customer'
  useToastAnswer(fetcher.data, undefined, name)

  function keepForGuest(event: FormEvent) {
    if (!isGuest) return
    event.preventDefault()
    addToGuestCart({ product_id: productId, variant_id: variantId, quantity })
    const title = place === 'product' ? cartButtonsCopy.addedOnProductPage : cartButtonsCopy.added
    // The badge is painted first, by itself: it is the quickest answer.
    requestAnimationFrame(() => setTimeout(toast, 0, { title, about: name }))
  }

  return (
    <fetcher.Form method="post" action={pathTo('cart')} className={formClassName} onSubmit={keepForGuest}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="place" value={place} />
      {fields ?? (
        <>
          <input type="hidden" name="variantId" value={variantId ?? ''} />
          <input type="hidden" name="quantity" value={quantity} />
        </>
      )}
      <Button type="submit" {...look} busy={fetcher.state !== 'idle'} busyLabel={cartButtonsCopy.adding}>
        {children ?? cartButtonsCopy.add}
      </Button>
    </fetcher.Form>
  )
}
