import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { poursCopy as words } from '#workshop/batches/copy/admin-pours.ts'
import { findPourNeeds } from '#workshop/batches/use-cases/find-pour-needs.ts'
import { lastPourer, listPourable, listPours } from '#workshop/batches/use-cases/list-pours.ts'
import type { Route } from './+types/route'
import { NewPour } from './new-pour.tsx'
import { paperLinks } from './paper-links.server.ts'
import { PourCard, type PourWithPapers } from './pour-card.tsx'
import { changePours } from './pours-action.server.ts'

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
    listPours(shop, { isHelper, withOlder }),
    listPourable(shop),
    lastPourer(shop),
  ])
  const chosen = searchParams.get('product') ?? undefined
  const known = products.find(({ productId }) => productId === chosen) ?? products[0]
  const needs = await findPourNeeds(shop, known?.productId ?? '')
  const units = Number(searchParams.get('velas') ?? 0)
  const proposed =
    Number.isInteger(units) && units > 0 && units < 1000
      ? { variantId: searchParams.get('tamanho'), units }
      : null
  const pours = listed.pours.map((pour) => ({
    ...pour,
    papers: paperLinks(shop, { number: pour.number, isHelper }),
  }))
  return { ...listed, pours, products, pourer, chosen, needs, proposed, withOlder, isOwner: isAdministrator }
}

export const action = changePours

export default function PoursPage({ loaderData }: Route.ComponentProps) {
  const { pours, products, pourer, chosen, needs, proposed, withOlder, ...shown } = loaderData
  const curing = pours.filter(({ state }) => state === 'curing')
  const ended = pours.filter(({ state }) => state !== 'curing')
  return (
    <AdminPage
      title={words.title}
      lead={words.subtitle}
      actions={
        <LinkButton className="pours-new" to="#anotar">
          {words.form.title}
        </LinkButton>
      }
    >
      <div className="cols">
        <div className="panels">
          {curing.length === 0 && <EmptyState title={words.empty.title} text={words.empty.text} />}
          <PourList title={words.curing} pours={curing} {...shown} />
          <PourList title={withOlder ? words.allEnded : words.ended} pours={ended} {...shown} />
          {!withOlder && (
            <p>
              <Link className="link" to={pathTo('adminPours', {}, { antigas: 'sim' })} preventScrollReset>
                {words.older}
              </Link>
            </p>
          )}
        </div>
        <NewPour
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

interface PourListProps {
  title: string
  pours: readonly PourWithPapers[]
  today: string
  isOwner: boolean
}

function PourList({ title, pours, ...shown }: PourListProps) {
  if (pours.length === 0) return null
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
      </div>
      <ul>
        {pours.map((pour) => (
          <PourCard key={pour.key} pour={pour} {...shown} />
        ))}
      </ul>
    </section>
  )
}
