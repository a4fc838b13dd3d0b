import { lazy, memo, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { productCopy } from '#copy/product/product.ts'
import { unitPrice } from '#domain/catalogue/variants.ts'
import { formatBrl } from '#domain/money.ts'
import { AddToCartForm } from '#web/catalogue/add-to-cart-form.tsx'
import { FavouriteButton } from '#web/catalogue/favourite-button.tsx'
import { Stock } from '#web/catalogue/stock.tsx'
import { onceNear } from '#web/kit/browser/once-near.ts'
import { useIsHydrated } from '#web/kit/browser/use-is-hydrated.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { Icon, type IconName } from '#web/kit/elements/icon.tsx'
import { Price } from '#web/kit/elements/price.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { Stepper } from '#web/kit/form/stepper.tsx'
import type { RestockFormProps } from '#web/restock/restock-form.tsx'
import { AskAndShare } from './ask-and-share.tsx'
import type { ProductOnPage, VariantOnPage } from './product-facts.ts'
import type { SizesTable } from './product-facts-view.server.ts'
import { SizeComparison } from './size-comparison.tsx'
import { type Choice, shelfOf, sizesInStock } from './use-choice.ts'

/** A quarter of a screen: somebody who comes to the field needs longer to type a CEP than its script to come. */
const NEAR = '25%'

// When the connection is lost, the field stays as it is; the next page tries again.
const load = () => import('#web/freight/cep/cep-quote.tsx').catch(() => new Promise<never>(() => {}))

const AtOnce = lazy(load)

const WhenNear = lazy(loadWhenNear)

// Never drawn again: React would clear what the server sent while its script has not come.
const Boundary = memo(function Boundary({ Quote }: { Quote: typeof AtOnce }) {
  return (
    <Suspense>
      <Quote />
    </Suspense>
  )
})

// As for the story: a lost connection leaves the form that the server sent, which works without its script.
const RestockForm = lazy(() =>
  import('#web/restock/restock-form.tsx').catch(() => new Promise<never>(() => {})),
)

// Few pages are those of a kit. Where its script does not come, the form that the server sent works without it.
const KitForm = lazy(() => import('./kit-form.tsx').catch(() => new Promise<never>(() => {})))

interface ChoiceProps {
  product: ProductOnPage
  choice: Choice
}

interface BuyBoxProps extends ChoiceProps {
  byPix: string | undefined
  /** Who brings it. */
  delivery: string
  burningTime: string
  sizes: SizesTable | null
  /** The place of the image that shows them side by side. */
  comparison: number | undefined
}

export function BuyBox({ product, choice, byPix, delivery, burningTime, sizes, comparison }: BuyBoxProps) {
  const { category } = product
  const shelf = shelfOf(product, choice)
  const { pour } = shelf
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
      <div className="buy__head">
        <h1>{tiedName(product.name)}</h1>
        <FavouriteButton product={product} className="icon-btn--line fav" />
      </div>
      {product.rating && (
        <a href="#avaliacoes" className="starred">
          {product.rating}
        </a>
      )}
      {product.shortDescription && <p className="lead mt3">{product.shortDescription}</p>}
      <div className="buy__price">
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
          reserved={pour !== null}
          quantity={choice.quantity}
          place="product"
          variant="flame"
          formClassName="buy__act"
          purchase={pour ? undefined : productCopy.buyNow}
          beside={
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
          {pour?.label ?? productCopy.add}
        </AddToCartForm>
      ) : (
        promise
      )}
      {shelf.stockQuantity <= 0 && !product.kit && (
        <SoldOut
          productId={product.id}
          variantId={choice.size?.id ?? null}
          size={choice.size?.name}
          others={sizesInStock(product)}
        />
      )}
      {/* Hidden, not gone: what the customer typed is there again with the next size that is in stock. */}
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

/** A size that is sold out can be chosen too: to see its price, and to be told when it is back. */
function Sizes({ product, choice }: ChoiceProps) {
  if (product.variants.length === 0) return null
  return (
    <RadioGroup
      legend={productCopy.size}
      name="variantId"
      look="chips"
      value={choice.size?.id}
      onChange={choice.chooseSize}
      options={product.variants.map((variant) => ({
        value: variant.id,
        label: variant.name,
        detail: (
          <>
            {formatBrl(unitPrice(product.price, variant))}
            {variant.stockQuantity <= 0 && <SoldOutSize {...variant} />}
          </>
        ),
      }))}
    />
  )
}

const SoldOutSize = ({ pour }: VariantOnPage) => (
  <em>
    {pour?.next ?? productCopy.soldOutSize}
    <VisuallyHidden>{pour ? productCopy.reserveHint : productCopy.soldOutHint}</VisuallyHidden>
  </em>
)

function Promises({ burningTime, size }: { burningTime: string; size: string | undefined }) {
  const { promises } = productCopy
  const takesPotsBack = useRootData()?.shop.takesPotsBack
  const lines: readonly [IconName, string][] = [
    ['clock', burningTime && promises.burning(burningTime, size)],
    ['glass', takesPotsBack ? promises.returning : ''],
  ]
  return (
    <ul className="promises">
      {lines.map(
        ([icon, text]) =>
          text && (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}

/** 'Lavanda & Camomila' breaks before the '&', never after it, as on the label. */
function tiedName(name: string): string {
  return name.replaceAll(' & ', ' &\u00a0')
}

/** Few candles are sold out, so what is offered then comes with its own script. */
function SoldOut(shelf: RestockFormProps) {
  return (
    <Suspense>
      <RestockForm key={shelf.variantId} {...shelf} />
    </Suspense>
  )
}

async function loadWhenNear() {
  const served = import.meta.env.SSR ? null : document.querySelector('.cep-quote')
  if (served) await new Promise<void>((resolve) => onceNear(served, NEAR, resolve))
  return load()
}

/** The price of the delivery, asked on demand: the page itself is the same for everybody. */
function CepBox() {
  const isInShop = useIsHydrated()
  // On a page that was opened within the shop nothing stands there yet, so it comes at once.
  const [Quote] = useState(() => (isInShop ? AtOnce : WhenNear))
  return <Boundary Quote={Quote} />
}
