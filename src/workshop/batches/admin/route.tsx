import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { batchesCopy as words } from '#workshop/batches/copy/admin-batches.ts'
import { findBatchNeeds } from '#workshop/batches/use-cases/find-batch-needs.ts'
import { lastPourer, listBatches, listPourable } from '#workshop/batches/use-cases/list-batches.ts'
import type { Route } from './+types/route'
import { BatchCard, type BatchWithPapers } from './batch-card.tsx'
import { changeBatches } from './batches-action.server.ts'
import { NewBatch } from './new-batch.tsx'
import { paperLinks } from './paper-links.server.ts'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { isAdministrator, isHelper } = customerOf(context)
  const { searchParams } = new URL(request.url)
  const withOlder = searchParams.has('antigas')
  const [listed, products, pourer] = await Promise.all([
    listBatches(shop, { isHelper, withOlder }),
    listPourable(shop),
    lastPourer(shop),
  ])
  const chosen = searchParams.get('product') ?? undefined
  const product = products.find(({ productId }) => productId === chosen) ?? products[0]
  const needs = await findBatchNeeds(shop, product?.productId ?? '')
  const units = Number(searchParams.get('velas') ?? 0)
  const proposed =
    Number.isInteger(units) && units > 0 && units < 1000
      ? { variantId: searchParams.get('tamanho'), units }
      : null
  const batches = listed.batches.map((batch) => ({
    ...batch,
    papers: paperLinks(shop, { number: batch.number, isHelper }),
  }))
  return {
    ...listed,
    batches,
    products,
    pourer,
    chosen,
    needs,
    proposed,
    withOlder,
    isOwner: isAdministrator,
  }
}

export const action = changeBatches

export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const { batches, products, pourer, chosen, needs, proposed, withOlder, ...shown } = loaderData
  const curing = batches.filter(({ state }) => state === 'curing')
  const endedBatches = batches.filter(({ state }) => state !== 'curing')
  return (
    <AdminPage
      title={words.title}
      lead={words.subtitle}
      actions={
        <LinkButton className="batches-new" to="#anotar">
          {words.form.title}
        </LinkButton>
      }
    >
      <div className="split">
        <div className="panels">
          {curing.length === 0 && <EmptyState title={words.empty.title} text={words.empty.text} />}
          <BatchList title={words.curing} batches={curing} {...shown} />
          <BatchList title={withOlder ? words.allEnded : words.ended} batches={endedBatches} {...shown} />
          {!withOlder && (
            <p>
              <Link className="link" to={pathTo('adminBatches', {}, { antigas: 'sim' })} preventScrollReset>
                {words.older}
              </Link>
            </p>
          )}
        </div>
        <NewBatch
          products={products}
          pourer={pourer}
          chosen={chosen}
          needs={needs}
          proposed={proposed}
          {...shown}
        />
      </div>
    </AdminPage>
  )
}

interface BatchListProps {
  title: string
  batches: readonly BatchWithPapers[]
  today: string
  isOwner: boolean
}

function BatchList({ title, batches, ...shown }: BatchListProps) {
  if (batches.length === 0) return null
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
      </div>
      <ul>
        {batches.map((batch) => (
          <BatchCard key={batch.key} batch={batch} {...shown} />
        ))}
      </ul>
    </section>
  )
}
