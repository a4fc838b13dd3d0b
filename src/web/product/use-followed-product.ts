import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { priceChanged } from '#copy/cart/cart-buttons.ts'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { toastUnlessShown } from '#web/kit/toast/toast-unless-shown.ts'
import type { Choice } from './use-choice.ts'

/** The page is read again when one of its products changes; another price of what she looks at is said. */
export function useFollowedProduct(name: string, { size, price }: Choice, shownIds: readonly string[]): void {
  const { revalidate } = useRevalidator()
  useProductUpdates((changed) => {
    if (changed === 'all' || changed.some((id) => shownIds.includes(id))) void revalidate()
  })
  const seen = useRef({ sizeId: size?.id, price })
  useEffect(() => {
    const before = seen.current
    seen.current = { sizeId: size?.id, price }
    if (before.sizeId !== size?.id || before.price === price) return
    const message = { title: priceChanged.title, text: priceChanged.now(price), about: name }
    // A press that was refused for it has said so, and the page was read again because of that.
    void toastUnlessShown(message, ({ title }) => title === priceChanged.title)
  }, [name, size, price])
}
