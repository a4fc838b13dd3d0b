import { randomUUID } from 'node:crypto'
import { adminGiftsCopy as words } from '#copy/admin/gifts.ts'
import { listGiftOptions } from '#shop/admin/gifts/list-gift-options.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeGiftOptions } from './gifts-action.server.ts'
import { OptionForm } from './option-form.tsx'
import { OptionRow } from './option-row.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: { text: words.loadFailed },
}

export function meta() {
  return [{ title: `${words.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ context }: Route.LoaderArgs) {
  return loadOrFail(context, async () => ({
    options: await listGiftOptions(shopOf(context)),
    // Each page has a new one of its own to write down: pressed twice, it is written once.
    nextId: randomUUID(),
  }))
}

export function action({ request, context }: Route.ActionArgs) {
  return changeGiftOptions(request, context)
}

export default function GiftsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded) return <PageFailure />
  const { options, nextId } = loaded
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      <div className="cols">
        <section className="panel" aria-labelledby="gift-options">
          <div className="panel__head">
            <h2 id="gift-options">{words.options}</h2>
          </div>
          {options.length === 0 && <EmptyState title={words.empty.title} text={words.empty.text} />}
          <ul>
            {options.map((option, index) => (
              <OptionRow
                key={option.id}
                option={option}
                isFirst={index === 0}
                isLast={index === options.length - 1}
              />
            ))}
          </ul>
        </section>
        <section className="panel" aria-labelledby="new-option">
          <div className="panel__head">
            <h2 id="new-option">{words.add}</h2>
          </div>
          <OptionForm optionId={nextId} option={null} />
        </section>
      </div>
    </>
  )
}
