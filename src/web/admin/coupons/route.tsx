import { randomUUID } from 'node:crypto'
import { couponsCopy as words } from '#copy/admin/coupons.ts'
import { listCouponScopes, listCoupons } from '#shop/admin/coupons/list-coupons.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { CouponCard } from './coupon-card.tsx'
import { CouponForm } from './coupon-form.tsx'
import { changeCoupons } from './coupons-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: { text: words.loadFailed },
}

export function meta() {
  return [{ title: `${words.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/** `?editar={id}` fills the form with a coupon. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const wished = new URL(request.url).searchParams.get('editar')
  return loadOrFail(context, async () => {
    const [listed, scopes] = await Promise.all([listCoupons(shop), listCouponScopes(shop)])
    const edited = listed.coupons.find(({ id }) => id === wished) ?? null
    return { ...listed, scopes, edited, nextId: randomUUID() }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCoupons(request, context)
}

export default function CouponsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded) return <PageFailure />
  const { coupons, today, scopes, edited, nextId } = loaded
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
        <CouponForm key={edited?.id ?? 'new'} coupon={edited} nextId={nextId} scopes={scopes} />
      </div>
    </>
  )
}
