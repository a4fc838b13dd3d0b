// Offered to: checkout, gifts

import { pictureCaption } from '#copy/orders/order-page.ts'
import type { SoldItem } from '#shop/orders/order-json.ts'
import { Image } from '#web/kit/elements/image.tsx'

/** More would be too small to be looked at. */
const SHOWN = 2

/** What comes, large. */
export function OrderPicture({
  items,
}: {
  items: readonly Pick<SoldItem, 'id' | 'imageInfo' | 'name' | 'quantity' | 'pour'>[]
}) {
  const shown = items.slice(0, SHOWN)
  return (
    <figure className="order-picture">
      <span className={shown.length > 1 ? 'order-picture__pair' : undefined}>
        {shown.map(({ id, imageInfo, name }) => (
          <Image
            key={id}
            image={imageInfo}
            alt={name}
            priority
            sizes={`(min-width: 62rem) 40vw, ${100 / shown.length}vw`}
          />
        ))}
      </span>
      <figcaption>{pictureCaption(items)}</figcaption>
    </figure>
  )
}
