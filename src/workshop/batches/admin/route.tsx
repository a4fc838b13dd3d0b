import type { BatchState } from '#catalogue/stock/domain/batch.ts'
import { listQuery, oneOf, textOf } from '#platform/domain/list-query.ts'
import { shortList } from '#platform/domain/short-list.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
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

const place = textOf((text) => text, 'place')

const batchesQuery = listQuery('adminBatches', {
  tab: oneOf(['curing', 'ready', 'failed']),
  product: place,
  tamanho: place,
  velas: place,
})

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { isAdministrator, isHelper } = customerOf(context)
  const query = batchesQuery.read(new URL(request.url).searchParams)
  const isFiltered = batchesQuery.isFiltered(query)
  const [listed, products, pourer] = await Promise.all([
    listBatches(shop, { isHelper, withOlder: isFiltered }),
    listPourable(shop),
    lastPourer(shop),
  ])
  const chosen = query.product ?? undefined
  const product = products.find(({ productId }) => productId === chosen) ?? products[0]
  const needs = await findBatchNeeds(shop, product?.productId ?? '')
  const units = Number(query.velas ?? 0)
  const proposed =
    Number.isInteger(units) && units > 0 && units < 1000 ? { variantId: query.tamanho, units } : null
  const batches = listed.batches.map((batch) => ({
    ...batch,
    papers: paperLinks(shop, { number: batch.number, isHelper }),
  }))
  const isIn = (state: BatchState) => (batch: BatchWithPapers) => batch.state === state
  return {
    query,
    isFiltered,
    today: listed.today,
    list: shortList(batches, {
      query,
      textOf: ({ name, number }) => `${name} ${number}`,
      tabs: { curing: isIn('curing'), ready: isIn('ready'), failed: isIn('failed') },
    }),
    products,
    pourer,
    chosen,
    needs,
    proposed,
    isOwner: isAdministrator,
  }
}

export const action = changeBatches

export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const { query, isFiltered, list, products, pourer, chosen, needs, proposed, ...shown } = loaderData
  const curing = list.rows.filter(({ state }) => state === 'curing')
  const endedBatches = list.rows.filter(({ state }) => state !== 'curing')
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
        <div className="panels grid g5">
          <AdminList
            of={batchesQuery}
            query={query}
            label={words.title}
            className="panels grid g5"
            tabs={{
              name: 'tab',
              label: words.tabs.label,
              options: [
                { value: null, label: words.tabs.recent },
                { value: 'curing', label: words.tabs.curing, count: list.counts.curing },
                { value: 'ready', label: words.tabs.ready },
                { value: 'failed', label: words.tabs.failed },
              ],
            }}
            filters={{ search: { label: words.search } }}
            rows={list.rows}
            empty={<EmptyState {...words.empty} />}
            pages={list.pages}
          >
            {curing.length === 0 && !isFiltered && <EmptyState {...words.empty} />}
            <BatchList title={words.curing} batches={curing} {...shown} />
            <BatchList title={isFiltered ? words.allEnded : words.ended} batches={endedBatches} {...shown} />
          </AdminList>
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
      <div className="panel__head cluster ends baseline">
        <h2>{title}</h2>
      </div>
      <ul>
        {batches.map((batch) => (
          <BatchCard key={batch.id} batch={batch} {...shown} />
        ))}
      </ul>
    </section>
  )
}
