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

/** A size that is sold out can be chosen too: to see its price, and to be told when it is back. */
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

/** A quarter of a screen: somebody who comes to the field needs longer to type a CEP than its script to come. */
const NEAR = '25%'

// Until its script arrives, the field stays as it is.
const load = () => loadPatiently(() => import('#delivery/freight/storefront/cep-quote.tsx'))

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

async function loadWhenNear() {
  const served = import.meta.env.SSR ? null : document.querySelector('.cep-quote')
  if (served) await new Promise<void>((resolve) => onceNear(served, NEAR, resolve))
  return load()
}

/** The price of the delivery, asked on demand: the page itself is the same for everybody. */
export function CepBox() {
  const isInShop = useIsHydrated()
  // On a page that was opened within the shop nothing stands there yet, so it comes at once.
  const [Quote] = useState(() => (isInShop ? AtOnce : WhenNear))
  return <Boundary Quote={Quote} />
}
