import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { AddToCartForm } from '#catalogue/products/storefront/add-to-cart-form.tsx'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { Stock } from '#catalogue/products/storefront/stock.tsx'
import { FavouriteButton } from '#catalogue/wishlist/storefront/favourite-button.tsx'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { AskAndShare } from './ask-and-share.tsx'
import { CepBox, type ChoiceProps, Promises, Sizes } from './buy-parts.tsx'
import type { SizesTable } from './product-facts-view.server.ts'
import type { ProductSlots } from './product-slots.ts'
import { SizeComparison } from './size-comparison.tsx'
import { chooseShelf, sizesInStock } from './use-choice.ts'

// Lazy-loaded because few products are kits. Until then the server-rendered form works.
const KitForm = lazy(() => loadPatiently(() => import('#catalogue/kits/storefront/kit-form.tsx')))

interface BuyBoxProps extends ChoiceProps, ProductSlots {
  byPix: string | undefined
  delivery: string
  burningTime: string
  sizes: SizesTable | null
  /** Index of the image that compares the sizes. */
  comparison: number | undefined
}

export function BuyBox({
  product,
  choice,
  byPix,
  delivery,
  burningTime,
  sizes,
  comparison,
  SoldOutOffer,
}: BuyBoxProps) {
  const { category } = product
  const shelf = chooseShelf(product, choice)
  const { batch } = shelf
  const hasForm = shelf.units > 0 || product.variants.length > 0
  const promise = delivery && (
    <p className="buy__promise">
      <Icon name="motorbike" />
      <span>{delivery}</span>
    </p>
  )
  const compared = sizes && <SizeComparison {...sizes} image={product.images[comparison ?? -1]} />
  return (
    <section className="buy" aria-label={productCopy.buy}>
      {category && (
        <p className="muted">
          <Link className="buy__family" to={pathTo('collection', { slug: category.slug })} prefetch="intent">
            {category.name}
          </Link>
        </p>
      )}
      <div className="buy__head strip g4 ends">
        <h1>{tiedName(product.name)}</h1>
        <FavouriteButton product={product} className="icon-btn--line fav" />
      </div>
      {product.rating && (
        <a href="#avaliacoes" className="starred">
          {product.rating}
        </a>
      )}
      {product.shortDescription && <p className="lead mt3">{product.shortDescription}</p>}
      <div className="buy__price cluster ends baseline">
        <Price amount={choice.price} before={(choice.size ?? product).priceBefore} />
        <Stock product={shelf} place="product" />
        {byPix && <p>{byPix}</p>}
        {product.offer && <p className="buy__offer">{product.offer}</p>}
      </div>
      {product.kit ? (
        <Suspense>
          <KitForm product={product} kit={product.kit} choice={choice} promise={promise} />
        </Suspense>
      ) : hasForm ? (
        <AddToCartForm
          productId={product.id}
          name={choice.size ? `${product.name}, ${choice.size.name}` : product.name}
          variantId={choice.size?.id ?? null}
          price={choice.price}
          stock={shelf.units}
          reserved={batch !== null}
          quantity={choice.quantity}
          place="product"
          variant="flame"
          formClassName="buy__act"
          purchase={batch ? undefined : productCopy.buyNow}
          barText={
            <>
              <Price amount={choice.price} />
              <small>{choice.size?.name}</small>
            </>
          }
          fields={
            <>
              <Sizes product={product} choice={choice} />
              {promise}
              {compared}
              {shelf.units > 0 && (
                <Stepper
                  name="quantity"
                  label={productCopy.quantity}
                  value={choice.quantity}
                  max={shelf.units}
                  onChange={choice.chooseQuantity}
                />
              )}
            </>
          }
        >
          {batch?.label ?? productCopy.add}
        </AddToCartForm>
      ) : (
        promise
      )}
      {SoldOutOffer && shelf.stockQuantity <= 0 && !product.kit && (
        <SoldOutOffer
          productId={product.id}
          variantId={choice.size?.id ?? null}
          size={choice.size?.name}
          others={sizesInStock(product)}
        />
      )}
      {/* Hidden instead of removed, so that typed values survive switching to a sold-out size. */}
      {(product.stockQuantity > 0 || shelf.stockQuantity > 0) && (
        <div hidden={shelf.stockQuantity <= 0}>
          <CepBox />
        </div>
      )}
      <Promises burningTime={burningTime} size={choice.size?.name} />
      <AskAndShare product={product} size={choice.size?.name} isSoldOut={shelf.units <= 0} />
    </section>
  )
}

/** 'Lavanda & Camomila' must break before the '&', as on the label. */
function tiedName(name: string): string {
  return name.replaceAll(' & ', ' &\u00a0')
}
