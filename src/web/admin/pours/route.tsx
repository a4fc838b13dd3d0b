import { randomUUID } from 'node:crypto'
import { poursCopy as words } from '#copy/admin/pours.ts'
import { type ListedPour, listPourable, listPours } from '#shop/admin/pours/list-pours.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { NewPour } from './new-pour.tsx'
import { PourCard } from './pour-card.tsx'
import { changePours } from './pours-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: { text: words.loadFailed },
}

export function meta() {
  return [{ title: `${words.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return loadOrFail(context, async () => {
    const [listed, products] = await Promise.all([listPours(shop), listPourable(shop)])
    // Each page has a pour of its own to write down: pressed twice, it is written once.
    return { ...listed, products, nextId: randomUUID() }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return changePours(request, context)
}

export default function PoursPage({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded) return <PageFailure />
  const { pours, products, today, nextId } = loaded
  const curing = pours.filter(({ state }) => state === 'curing')
  const ended = pours.filter(({ state }) => state !== 'curing')
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.subtitle}</p>
        </div>
      </div>
      <div className="cols">
        <div className="panels">
          {curing.length === 0 && <EmptyState title={words.empty.title} text={words.empty.text} />}
          <PourList title={words.curing} pours={curing} today={today} />
          <PourList title={words.ended} pours={ended} today={today} />
        </div>
        <NewPour pourId={nextId} products={products} today={today} />
      </div>
    </>
  )
}

function PourList({ title, pours, today }: { title: string; pours: readonly ListedPour[]; today: string }) {
  if (pours.length === 0) return null
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
      </div>
      <ul>
        {pours.map((pour) => (
          <PourCard key={pour.id} pour={pour} today={today} />
        ))}
      </ul>
    </section>
  )
}
