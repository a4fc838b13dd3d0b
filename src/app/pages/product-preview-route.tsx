import type { SyntheticEvent } from 'react'
import { optionalPages } from '#app/frames/optional-pages.ts'
import { ProductParts } from '#catalogue/product-page/storefront/product-parts.tsx'
import { useChoice } from '#catalogue/product-page/storefront/use-choice.ts'
import { productPreview as copy } from '#catalogue/products/copy/admin-product-preview.ts'
import { BuyableCard } from '#catalogue/products/storefront/buyable-card.tsx'
import { OptionalPagesContext } from '#catalogue/products/storefront/optional-pages.ts'
import { Note } from '#ui/feedback/note.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { productLinks, shopLinks } from '#ui/styles/shop-sheets.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Route } from './+types/product-preview-route'
import { showPreview } from './product-preview-action.server.ts'
import { productSlots } from './product-slots.ts'

export const links = () => [...shopLinks(), ...productLinks()]

export const meta = privatePage(copy.title)

export function action({ request, params, context }: Route.ActionArgs) {
  return showPreview(request, context, params.id)
}

type Preview = Route.ComponentProps['actionData']
type Shown = NonNullable<NonNullable<Preview>['shown']>

export default function ProductPreview({ actionData }: Route.ComponentProps) {
  const shown = actionData?.shown
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap mt5">
        <Note>{chooseNote(actionData)}</Note>
      </div>
      {shown && <CandlePreview {...shown} />}
    </main>
  )
}

function chooseNote(preview: Preview): string {
  if (!preview) return copy.fromForm
  return preview.shown ? copy.nothingSaved : copy.checkFirst(preview.toCheck)
}

function CandlePreview({ card, ...page }: Shown) {
  const choice = useChoice(page.product, undefined)
  return (
    <div onSubmitCapture={refuse}>
      <div className="wrap pdp-trail" />
      <OptionalPagesContext value={optionalPages}>
        <ProductParts {...page} {...productSlots} choice={choice} />
      </OptionalPagesContext>
      <section className="wrap section" aria-labelledby="card-title">
        <h2 id="card-title">{copy.inLists}</h2>
        <div className="candles candles--row mt5">
          <BuyableCard product={card} heading="h3" sizes="(min-width: 62rem) 19rem, 50vw" />
        </div>
      </section>
    </div>
  )
}

function refuse(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
  toast({ title: copy.title, text: copy.onlyLook })
}
