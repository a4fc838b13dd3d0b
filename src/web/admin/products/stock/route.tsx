import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { productListAdmin } from '#copy/admin/products/catalogue.ts'
import { stockCount as words } from '#copy/admin/products/stock-count.ts'
import { listShelves } from '#shop/admin/products/list-shelves.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { CountForm } from './count-form.tsx'
import { saveCount } from './stock-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.crumb }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  return { candles: await listShelves(shopOf(context)), isOwner: customerOf(context).isAdministrator }
}

export const action = saveCount

/** Also after a refusal: a size that is gone leaves the form then. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export default function StockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { candles } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {candles.length === 0 ? (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={
            loaderData.isOwner && (
              <LinkButton to={pathTo('adminProductNew')}>{productListAdmin.newProduct}</LinkButton>
            )
          }
        />
      ) : (
        <CountForm candles={candles} answer={actionData} />
      )}
    </AdminPage>
  )
}
