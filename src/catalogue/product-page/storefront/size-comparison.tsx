import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { isDemoImage } from '#catalogue/products/domain/demo-image.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Image } from '#ui/elements/image.tsx'
import type { SizesTable } from './product-facts-view.server.ts'

interface SizeComparisonProps extends SizesTable {
  image: ImageInfo | undefined
}

/** Shows all sizes at once, because without JavaScript the details do not follow the choice. */
export function SizeComparison({ columns, rows, image }: SizeComparisonProps) {
  return (
    <details className="compare">
      <summary>{productCopy.sizes}</summary>
      {image && <Image image={image} sizes="(min-width: 62rem) 34rem, (min-width: 48rem) 46vw, 92vw" />}
      {image && isDemoImage(image.url) && <p className="micro muted">{productCopy.demoSizes}</p>}
      <table className="sizes">
        <thead>
          <tr>
            <th scope="col">{productCopy.size}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={columns[place]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
