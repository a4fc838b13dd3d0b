import { pictureCaption } from '#orders/copy/order-page.ts'
import type { SoldItem } from '#orders/use-cases/order-json.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Image } from '#ui/elements/image.tsx'

const SHOWN = 2

interface OrderPictureProps {
  items: readonly Pick<SoldItem, 'id' | 'imageInfo' | 'name' | 'quantity' | 'batch'>[]
  box?: ImageInfo | null
}

export function OrderPicture({ items, box = null }: OrderPictureProps) {
  const shown = items
    .map(({ id, imageInfo, name }) => ({ id, image: imageInfo, alt: name }))
    .slice(0, box ? SHOWN - 1 : SHOWN)
  if (box) shown.push({ id: box.url, image: box, alt: box.alt })
  return (
    <figure className="order-picture">
      <span className={shown.length > 1 ? 'order-picture__pair grid g2' : undefined}>
        {shown.map(({ id, image, alt }) => (
          <Image
            key={id}
            image={image}
            alt={alt}
            priority
            sizes={`(min-width: 48rem) 40vw, ${100 / shown.length}vw`}
          />
        ))}
      </span>
      <figcaption>{pictureCaption(items)}</figcaption>
    </figure>
  )
}
