import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Image } from '#ui/elements/image.tsx'
import { CardPrice } from './card-price.tsx'
import { useImageTransition } from './image-transition.ts'

interface ProductCardProps {
  product: {
    id: string
    name: string
    slug: string
    price: Centavos
    priceBefore: Centavos | null
    from: { price: Centavos; before: Centavos | null } | null
    size?: string | null
    cover: ImageInfo | null
    hoverImage?: string | null
    scent: string | null
    rating: string | null
    kitKind?: string | null
  }
  heading: 'h2' | 'h3'
  sizes: string
  priority?: boolean
  isSoldOut?: boolean
  otherSize?: ReactNode
  stock?: ReactNode
  children?: ReactNode
  foot?: ReactNode
}

/** The name's link covers the card. The image has a view transition to the product page. */
export function ProductCard({
  product,
  heading: Heading,
  sizes,
  priority,
  isSoldOut,
  otherSize,
  stock,
  children,
  foot,
}: ProductCardProps) {
  const address = pathTo('product', { slug: product.slug }, { tamanho: product.size ?? undefined })
  const transitionName = useImageTransition(product)
  return (
    <article className={classNames('pcard', isSoldOut && 'pcard--out', product.kitKind && 'pcard--kit')}>
      <div className="pcard__pic">
        <Image image={product.cover} sizes={sizes} priority={priority} viewTransitionName={transitionName} />
        {product.hoverImage && (
          <img className="pcard__hover" src={product.hoverImage} alt="" loading="lazy" />
        )}
        {children}
      </div>
      <div>
        <Heading className="pcard__name">
          <Link className="row-link" to={address} prefetch="intent" viewTransition>
            {product.name}
          </Link>
        </Heading>
        {product.scent && <p className="pcard__notes muted">{product.scent}</p>}
        {product.rating && <p className="pcard__notes muted starred">{product.rating}</p>}
        {otherSize}
        <p className="pcard__foot cluster ends baseline">
          <CardPrice {...product} />
          {stock}
        </p>
        {foot}
      </div>
    </article>
  )
}
