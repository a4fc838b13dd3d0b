import { pathTo } from '#addresses.ts'
import { bulkPrices as copy } from '#copy/admin/products/bulk-prices.ts'
import { productListAdmin } from '#copy/admin/products/catalogue.ts'
import { readPriceChange, readPriceChangeInput } from '#domain/catalogue/editing/read-price-change.ts'
import { previewPrices } from '#shop/admin/products/preview-prices.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { readIds } from '#web/admin/selection/chosen-ids.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/prices-route.ts'
import { applyPrices } from './prices-action.server.ts'
import { PricesForm } from './prices-form.tsx'
import { PricesOutcome } from './prices-outcome.tsx'
import { PricesPreview } from './prices-preview.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [
    { label: productListAdmin.breadcrumb, to: pathTo('adminProducts') },
    { label: copy.breadcrumb },
  ],
  loadFailed: { text: copy.failed },
}

export function meta() {
  return [{ title: `${copy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/** The address says which products and which change: a reload, or a page without a script, shows the same. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const input = readPriceChangeInput(searchParams)
  const ids = readIds(searchParams.getAll('ids'))
  return loadOrFail(context, async () => {
    const change = readPriceChange(input)
    const products = await previewPrices(shopOf(context), { ids, change })
    return { input, ids, products, isAsked: input.percent !== '', hasChange: change !== null }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  return applyPrices(request, context)
}

export default function Prices({ loaderData: { loaded }, actionData: answer }: Route.ComponentProps) {
  useToastAnswer(answer, undefined, copy.failed)
  if (!loaded) return <PageFailure />
  const { input, ids, products, isAsked, hasChange } = loaded
  const back = <LinkButton to={pathTo('adminProducts')}>{copy.back}</LinkButton>
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{copy.title}</h1>
          {products.length > 0 && <p className="muted">{copy.chosen(products.length)}</p>}
        </div>
        <LinkButton variant="ghost" to={pathTo('adminProducts')}>
          {copy.back}
        </LinkButton>
      </div>
      {answer?.toast && !answer.ok && (
        <Note tone="danger" live>
          {answer.toast.text}
        </Note>
      )}
      {products.length === 0 && <EmptyState title={copy.noneTitle} text={copy.none} action={back} />}
      {products.length > 0 &&
        (answer?.outcome ? (
          <PricesOutcome outcome={answer.outcome} title={answer.toast?.title ?? ''} />
        ) : (
          <>
            <PricesForm input={input} ids={ids} isWrong={isAsked && !hasChange} />
            {hasChange && <PricesPreview products={products} />}
          </>
        ))}
    </>
  )
}
