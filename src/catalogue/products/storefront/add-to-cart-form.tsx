import { type FormEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartButtonsCopy } from '#catalogue/products/copy/cart-buttons.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Button, type ButtonProps } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { deliveryStep } from './delivery-step.ts'
import { lostChange } from './failed-cart-change.ts'
import { type CartSummary, useVisitorCart } from './visitor-cart.ts'

interface AddToCartFormProps extends Pick<ButtonProps, 'variant' | 'small' | 'block' | 'icon' | 'className'> {
  productId: string
  name: string
  variantId: string | null
  price: Centavos
  /** Stock known to the page. If it is 0, another size can still be selected. */
  stock: number
  reserved?: boolean
  quantity?: number
  chosenParts?: readonly string[]
  /** The specified messages differ by an exclamation mark between these places. */
  place?: 'card' | 'product'
  fields?: ReactNode
  formClassName?: string
  purchase?: string
  barText?: ReactNode
  children?: ReactNode
}

type AddAnswer = FormAnswer<{ cart: CartSummary }>

/** Additions have their own confirmation, so only other answers become toasts. */
function withoutAddition(answer: AddAnswer | undefined) {
  return answer?.ok && answer.cart
    ? { answer: { ...answer, toast: null }, words: answer.toast }
    : { answer, words: null }
}

/**
 * Customers submit a form to the server, with or without JavaScript. A guest's line is stored in the
 * browser.
 */
export function AddToCartForm({
  productId,
  name,
  variantId,
  price,
  stock,
  reserved,
  chosenParts,
  quantity = 1,
  place = 'card',
  fields,
  formClassName,
  purchase,
  barText,
  children,
  ...look
}: AddToCartFormProps) {
  const fetcher = useFetcher<AddAnswer>()
  const isGuest = useRootData()?.visitor.kind !== 'customer'
  const visitorCart = useVisitorCart()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  // Ignores a second click while the first is being processed.
  const [keeping, setKeeping] = useState<'line' | 'purchase' | null>(null)
  const isUnderWay = useRef(false)
  const isSending = fetcher.state !== 'idle'
  const { answer, words } = useMemo(() => withoutAddition(fetcher.data), [fetcher.data])
  const refresh = useCallback(
    ({ ok, cart }: { ok: boolean; cart?: CartSummary }) => {
      // After a refusal the page's data is outdated, usually its stock.
      if (!ok) revalidate()
      else if (cart && words) visitorCart?.sayAddition(cart, { ...words, about: name })
    },
    [revalidate, visitorCart, words, name],
  )
  useToastAnswer(answer, refresh, lostChange, name)

  async function keepForGuest(event: FormEvent<HTMLFormElement>) {
    const isEmpty = stock <= 0
    if (!isGuest && !isEmpty) return
    event.preventDefault()
    if (isUnderWay.current || isEmpty) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const isPurchase = submitter?.getAttribute('name') === 'next'
    isUnderWay.current = true
    setKeeping(isPurchase ? 'purchase' : 'line')
    await keep(isPurchase)
    isUnderWay.current = false
    setKeeping(null)
  }

  async function keep(isPurchase: boolean) {
    const guestChanges = await visitorCart?.loadGuestChanges().catch(() => null)
    if (!guestChanges) return void toast({ ...lostChange('add'), tone: 'destructive', about: name })
    const ok = await guestChanges.addWithToast({
      productId,
      variantId,
      price,
      quantity,
      stock,
      reserved,
      chosenParts,
      name,
      place,
      isPurchase,
    })
    if (ok && isPurchase) await navigate(deliveryStep)
    else refresh({ ok })
  }

  const add = (
    <Button type="submit" {...look} busy={isSending || keeping === 'line'} busyLabel={cartButtonsCopy.adding}>
      {children ?? cartButtonsCopy.add}
    </Button>
  )
  return (
    <fetcher.Form method="post" action={pathTo('cart')} className={formClassName} onSubmit={keepForGuest}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="place" value={place} />
      {/* Without JavaScript, the chosen size may differ from the one with this price. */}
      {isHydrated && <input type="hidden" name="seenPrice" value={price} />}
      {reserved && <input type="hidden" name="reserved" value="1" />}
      {fields ?? (
        <>
          <input type="hidden" name="variantId" value={variantId ?? ''} />
          <input type="hidden" name="quantity" value={quantity} />
        </>
      )}
      {stock > 0 && (barText ? <BuyBar text={barText}>{add}</BuyBar> : add)}
      {stock > 0 && purchase && (
        <Button
          type="submit"
          name="next"
          value="cart"
          variant="ghost"
          busy={keeping === 'purchase' || isSending}
        >
          {purchase}
        </Button>
      )}
    </fetcher.Form>
  )
}

function BuyBar({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="buybar">
      <p className="buybar__sum">{text}</p>
      {children}
    </div>
  )
}
