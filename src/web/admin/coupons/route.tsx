import { couponsCopy as words } from '#copy/admin/coupons.ts'
import { listCouponScopes, listCoupons } from '#shop/admin/coupons/list-coupons.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { CouponCard } from './coupon-card.tsx'
import { CouponForm } from './coupon-form.tsx'
import { changeCoupons } from './coupons-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

/** `?editar={id}` fills the form with a coupon. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const wanted = new URL(request.url).searchParams.get('editar')
  const [listed, scopes] = await Promise.all([listCoupons(shop), listCouponScopes(shop)])
  const edited = listed.coupons.find(({ id }) => id === wanted) ?? null
  return { ...listed, scopes, edited }
}

export const action = changeCoupons

export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const { coupons, today, scopes, edited } = loaderData
  return (
    <AdminPage title={words.title} lead={words.subtitle}>
      <div className="cols">
        <div className="panels">
          {coupons.length === 0 ? (
            <EmptyState title={words.empty.title} text={words.empty.text} />
          ) : (
            <section className="panel" aria-labelledby="coupon-list">
              <h2 id="coupon-list" className="sr">
                {words.list}
              </h2>
              <ul>
                {coupons.map((coupon) => (
                  <CouponCard key={coupon.id} coupon={coupon} today={today} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <CouponForm key={edited?.id ?? 'new'} coupon={edited} scopes={scopes} />
      </div>
    </AdminPage>
  )
}
