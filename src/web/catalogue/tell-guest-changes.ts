import { cartButtonsCopy } from '#copy/cart-buttons.ts'
import { cartRefusalText } from '#copy/cart-refusal-text.ts'
import { cartFailures } from '#copy/cart-refusals.ts'
import { wishlistTold } from '#copy/wishlist-told.ts'
import { toggleGuestFavourite } from '#web/guest/guest-changes.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { addForGuest, type GuestChoice } from './add-for-guest.ts'

interface Addition extends GuestChoice {
  /** What the toast speaks of. */
  name: string
  place: 'card' | 'product'
}

/** Puts a guest's choice into the browser's cart and says what came of it; false when it is not there. */
export async function addAndTell({ name, place, ...choice }: Addition): Promise<boolean> {
  const refusal = await addForGuest(choice)
  const { added, addedOnProductPage } = cartButtonsCopy
  toast(
    refusal
      ? { title: cartFailures.add, text: cartRefusalText(refusal), tone: 'destructive', about: name }
      : { title: place === 'product' ? addedOnProductPage : added, about: name },
  )
  return refusal === null
}

/** Keeps a favourite in the browser, or takes it out, and says which. */
export function toggleAndTell({ id, name }: { id: string; name: string }): void {
  const said = toggleGuestFavourite(id) ? wishlistTold.addedAsGuest : wishlistTold.removed
  toast({ ...said, about: name })
}
