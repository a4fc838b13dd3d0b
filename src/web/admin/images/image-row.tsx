import { managerPage as copy } from '#copy/admin/image-manager.ts'
import type { ProductWithImages } from '#shop/admin/products/list-products-with-images.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { fileDropProps, ImageStrip } from './image-strip.tsx'
import { useImageUploads } from './use-image-uploads.ts'

/** A product with its images; files that are dropped anywhere on the row are added to it. */
export function ImageRow({ product }: { product: ProductWithImages }) {
  const { name, slug, images } = product
  const uploads = useImageUploads(product)
  return (
    <li className="mrow" {...fileDropProps(uploads.send)}>
      <div className="mrow__n">
        <b>{name}</b>
        <small>{slug}</small>
        {images.length > 0 ? (
          <small className="num">{copy.count(images.length)}</small>
        ) : (
          <span className="mrow__none">
            <Badge tone="amber">{copy.none}</Badge>
          </span>
        )}
      </div>
      <ImageStrip className="mrow__pics" sizes="72px" product={product} images={images} uploads={uploads} />
    </li>
  )
}
