import { type ReactNode, useState } from 'react'
import { kitPageCopy as copy } from '#catalogue/kits/copy/kit.ts'
import { canonicalChoice, chooseContents, priceApart, unitsOfChoice } from '#catalogue/kits/domain/kit.ts'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import type { ProductOnPage } from '#catalogue/product-page/storefront/product-facts.ts'
import type { Choice } from '#catalogue/product-page/storefront/use-choice.ts'
import { AddToCartForm } from '#catalogue/products/storefront/add-to-cart-form.tsx'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { WaitsForScript } from '#platform/fast-path/late-scripts/waits-for-script.tsx'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Button } from '#ui/elements/button.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { FixedParts, PartChoice } from './kit-parts.tsx'
import type { KitOnPage } from './kit-view.server.ts'

interface KitFormProps {
  product: ProductOnPage
  kit: KitOnPage
  choice: Choice
  promise: ReactNode
}

export default function KitForm({ product, kit, choice, promise }: KitFormProps) {
  const isHydrated = useIsHydrated()
  const [chosenIds, setChosenIds] = useState<readonly string[]>(kit.preselectedIds)
  const missing = (kit.choices ?? 0) - chosenIds.length
  const chosenParts = kit.kind === 'choose' ? canonicalChoice(chosenIds) : undefined
  const units = missing > 0 ? 0 : unitsOfChoice(kit, chosenParts ?? null)
  // Before hydration the choice is unknown, so the server checks the stock.
  const stock = isHydrated || kit.kind === 'fixed' ? units : product.stockQuantity
  const quantity = Math.max(1, Math.min(choice.quantity, units))
  const { price } = choice
  return (
    <>
      <WaitsForScript />
      <AddToCartForm
        productId={product.id}
        name={product.name}
        variantId={null}
        price={price}
        stock={stock}
        quantity={quantity}
        place="product"
        variant="flame"
        formClassName="buy__act"
        purchase={productCopy.buyNow}
        barText={<Price amount={price} />}
        {...(chosenParts && { chosenParts })}
        fields={
          <>
            {kit.kind === 'fixed' ? (
              <FixedParts parts={kit.parts} />
            ) : (
              <PartChoice kit={kit} chosen={chosenIds} onChoose={setChosenIds} />
            )}
            {units > 0 && <Apart kit={kit} chosenParts={chosenParts} price={price} />}
            {promise}
            {stock > 0 && (
              <Stepper
                name="quantity"
                label={productCopy.quantity}
                value={quantity}
                max={Math.max(1, units)}
                onChange={choice.chooseQuantity}
              />
            )}
            {stock <= 0 && <NotYet kit={kit} missing={missing} isSoldOut={product.stockQuantity <= 0} />}
          </>
        }
      >
        {productCopy.add}
      </AddToCartForm>
    </>
  )
}

interface ApartProps {
  kit: KitOnPage
  chosenParts: readonly string[] | undefined
  price: Centavos
}

function Apart({ kit, chosenParts, price }: ApartProps) {
  const contents = chooseContents(kit, chosenParts ?? null)
  const priceOfParts = contents.ok ? priceApart(contents.value) : 0
  return priceOfParts > price && <p className="small muted">{copy.apart(formatBrl(priceOfParts))}</p>
}

function NotYet({ kit, missing, isSoldOut }: { kit: KitOnPage; missing: number; isSoldOut: boolean }) {
  if (!isSoldOut && missing > 0)
    return (
      <Button variant="flame" disabled>
        {copy.missing(missing)}
      </Button>
    )
  const missingNames = kit.parts.filter(({ stock, count }) => stock < count).map(({ name }) => name)
  return <p className="note">{kit.kind === 'fixed' ? copy.partsMissing(missingNames) : copy.listMissing}</p>
}
