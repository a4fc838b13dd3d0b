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
  /** What the toast speaks of. */
  name: string
  /** Null for a product without sizes. */
  variantId: string | null
  /** What one piece costs, as the page shows it. */
  price: Centavos
  /** How many there are, as far as the page knows; where there is none, another size can still be chosen. */
  stock: number
  /** From the next batch. */
  reserved?: boolean
  quantity?: number
  /** What was chosen for a kit. */
  chosenParts?: readonly string[]
  /** Where the button stands: the specification's sentence differs by an exclamation mark. */
  place?: 'card' | 'product'
  /** Where the visitor chooses here: fields named `variantId` and `quantity`, in place of the hidden ones. */
  fields?: ReactNode
  formClassName?: string
  /** What the button says that goes straight on to the cart's delivery. */
  purchase?: string
  /** On a phone the button stands in a bar at the screen's foot, with this text next to it. */
  barText?: ReactNode
  children?: ReactNode
}

type AddAnswer = FormAnswer<{ cart: CartSummary }>

/** What went into the cart has a reply of its own; everything else is said by a toast. */
function withoutAddition(answer: AddAnswer | undefined) {
  return answer?.ok && answer.cart
    ? { answer: { ...answer, toast: null }, words: answer.toast }
    : { answer, words: null }
}

/**
 * The one way into the cart. For a customer a form that the server answers, with or without JavaScript; for a guest the
 * browser keeps the line.
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
  // What a guest's press is doing; a second one meanwhile adds nothing.
  const [keeping, setKeeping] = useState<'line' | 'purchase' | null>(null)
  const isUnderWay = useRef(false)
  const isSending = fetcher.state !== 'idle'
  const { answer, words } = useMemo(() => withoutAddition(fetcher.data), [fetcher.data])
  const refresh = useCallback(
    ({ ok, cart }: { ok: boolean; cart?: CartSummary }) => {
      // A refusal means that the page shows something untrue, most often its stock.
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
    const loaded = await visitorCart?.loadGuestChanges().catch(() => null)
    if (!loaded) return void toast({ ...lostChange('add'), tone: 'destructive', about: name })
    const ok = await loaded.addWithToast({
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
      {/* Without a script another size may be chosen than the one whose price this is. */}
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
