import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'
import { productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { stockCount as words } from '#catalogue/products/copy/admin-stock-count.ts'
import { listShelves } from '#catalogue/products/use-cases/list-shelves.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
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

/** Reloads after a 409 too, so that deleted sizes leave the form. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export default function StockPage({ loaderData }: Route.ComponentProps) {
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
        <CountForm candles={candles} />
      )}
    </AdminPage>
  )
}
