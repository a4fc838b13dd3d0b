import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartLinkCopy as copy } from '#copy/cart/cart-link.ts'
import type { Centavos } from '#domain/money.ts'
import type { LinkedLine } from '#shop/cart/cart-link.ts'
import { lostChange } from '#web/catalogue/failed-cart-change.ts'
import { loadGuestChanges } from '#web/catalogue/load-guest-changes.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { toast } from '#web/kit/toast/toast-store.ts'

interface FillCartFormProps {
  lines: readonly LinkedLine[]
  total: Centavos
}

/** One button for everything that there is: the server answers a customer, the browser keeps a guest's lines. */
export function FillCartForm({ lines, total }: FillCartFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  const isGuest = useRootData()?.visitor.kind !== 'customer'
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isUnderWay = useRef(false)
  const [isKeeping, setKeeping] = useState(false)
  const goOn = useCallback(
    ({ ok }: FormAnswer) => void (ok ? navigate(pathTo('cart')) : revalidate()),
    [navigate, revalidate],
  )
  useToastAnswer(fetcher.data, goOn, lostChange)

  async function keepForGuest(event: FormEvent) {
    if (!isGuest) return
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setKeeping(true)
    const isFilled = await keep(lines)
    isUnderWay.current = false
    setKeeping(false)
    if (isFilled) await navigate(pathTo('cart'))
    else revalidate()
  }

  return (
    <fetcher.Form method="post" onSubmit={keepForGuest}>
      <input type="hidden" name="total" value={total} />
      <Button type="submit" block busy={isKeeping || fetcher.state !== 'idle'} busyLabel={copy.adding}>
        {copy.add}
      </Button>
    </fetcher.Form>
  )
}

/** Fills up, as 'Comprar agora' does: pressed again, nothing is doubled. False where nothing could go in. */
async function keep(lines: readonly LinkedLine[]): Promise<boolean> {
  const loaded = await loadGuestChanges().catch(() => null)
  if (!loaded) {
    toast({ ...lostChange('add'), tone: 'destructive' })
    return false
  }
  let isFilled = false
  for (const { productId, variantId, name, unitPrice: price, quantity: asked, stock } of lines) {
    const quantity = Math.min(asked, stock)
    if (quantity === 0) continue
    const choice = {
      productId,
      variantId,
      price,
      quantity,
      stock,
      name,
      place: 'product',
      isPurchase: true,
    } as const
    if (await loaded.addWithToast(choice)) isFilled = true
  }
  return isFilled
}
