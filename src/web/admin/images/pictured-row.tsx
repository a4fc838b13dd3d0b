import { managerPage as copy } from '#copy/image-manager.ts'
import type { PicturedProduct } from '#shop/admin/products/list-pictured-products.ts'
import { Badge } from '#web/kit/badge.tsx'
import { fileDropProps, PictureStrip } from './picture-strip.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

/** A product with its pictures; files that are dropped anywhere on the row are added to it. */
export function PicturedRow({ product }: { product: PicturedProduct }) {
  const { name, slug, pictures } = product
  const uploads = usePictureUploads(product)
  return (
    <li className="mrow" {...fileDropProps(uploads.send)}>
      <div className="mrow__n">
        <b>{name}</b>
        <small>{slug}</small>
        {pictures.length > 0 ? (
          <small className="num">{copy.count(pictures.length)}</small>
        ) : (
          <span className="mrow__none">
            <Badge tone="amber">{copy.none}</Badge>
          </span>
        )}
      </div>
      <PictureStrip
        className="mrow__pics"
        sizes="72px"
        product={product}
        pictures={pictures}
        uploads={uploads}
      />
    </li>
  )
}
