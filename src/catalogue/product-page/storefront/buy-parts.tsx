import { lazy, memo, Suspense, useState } from 'react'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { unitPrice } from '#catalogue/products/domain/variants.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { onceNear } from '#ui/browser/once-near.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { ProductOnPage, VariantOnPage } from './product-facts.ts'
import type { Choice } from './use-choice.ts'

export interface ChoiceProps {
  product: ProductOnPage
  choice: Choice
}

/** Sold-out sizes remain selectable, to see the price and to request a restock alert. */
export function Sizes({ product, choice }: ChoiceProps) {
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

const SoldOutSize = ({ batch }: VariantOnPage) => (
  <em>
    {batch?.next ?? productCopy.soldOutSize}
    <VisuallyHidden>{batch ? productCopy.reserveHint : productCopy.soldOutHint}</VisuallyHidden>
  </em>
)

export function Promises({ burningTime, size }: { burningTime: string; size: string | undefined }) {
  const { promises } = productCopy
  const takesContainersBack = useRootData()?.shop.takesContainersBack
  const lines: readonly [IconName, string][] = [
    ['clock', burningTime && promises.burning(burningTime, size)],
    ['glass', takesContainersBack ? promises.returning : ''],
  ]
  return (
    <ul className="promises mt5">
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

/** A quarter of the viewport is early enough, because typing a CEP takes longer than loading the script. */
const NEAR = '25%'

// Keeps the server-rendered field until the script arrives.
const load = () => loadPatiently(() => import('#delivery/freight/storefront/cep-quote.tsx'))

const AtOnce = lazy(load)

const WhenNear = lazy(loadWhenNear)

// Memoised: a re-render before the script arrives would make React discard the server's HTML.
const Boundary = memo(function Boundary({ Quote }: { Quote: typeof AtOnce }) {
  return (
    <Suspense>
      <Quote />
    </Suspense>
  )
})

async function loadWhenNear() {
  const served = import.meta.env.SSR ? null : document.querySelector('.cep-quote')
  if (served) await new Promise<void>((resolve) => onceNear(served, NEAR, resolve))
  return load()
}

/** Fetched on demand, because the cached page is the same for everyone. */
export function CepBox() {
  const isInShop = useIsHydrated()
  // After a client-side navigation there is no server HTML to keep, so load at once.
  const [Quote] = useState(() => (isInShop ? AtOnce : WhenNear))
  return <Boundary Quote={Quote} />
}
