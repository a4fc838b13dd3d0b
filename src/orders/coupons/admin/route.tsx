import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { couponsCopy as words } from '#orders/coupons/admin-copy.ts'
import { type ListedCoupon, listCouponScopes, listCoupons } from '#orders/coupons/use-cases/list-coupons.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Badge, type BadgeTone } from '#ui/elements/badge.tsx'
import { type ButtonProps, LinkButton } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { CouponForm } from './coupon-form.tsx'
import { changeCoupons } from './coupons-action.server.ts'

interface StateFormProps {
  intent: 'active' | 'paused' | 'ended' | 'delete'
  id: string
  variant: ButtonProps['variant']
}

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

/** `?novo` opens an empty form; `?editar={id}` opens one for an existing coupon. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const [listed, scopes] = await Promise.all([listCoupons(shop), listCouponScopes(shop)])
  const edited = listed.coupons.find(({ id }) => id === query.get('editar')) ?? null
  return { ...listed, scopes, edited, isFormOpen: edited !== null || query.has('novo') }
}

export const action = changeCoupons

export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const { coupons, today, scopes, edited, isFormOpen } = loaderData
  const open = <LinkButton to={pathTo('adminCoupons', {}, { novo: '1' })}>{words.new}</LinkButton>
  return (
    <AdminPage
      title={words.title}
      lead={words.subtitle}
      actions={isFormOpen || coupons.length === 0 ? null : open}
    >
      <div className={isFormOpen ? 'split split--even' : undefined}>
        {isFormOpen && <CouponForm key={edited?.id ?? 'new'} coupon={edited} scopes={scopes} />}
        <div className="panels">
          {coupons.length === 0 ? (
            <EmptyState title={words.empty.title} text={words.empty.text} action={isFormOpen ? null : open} />
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
      </div>
    </AdminPage>
  )
}

function CouponCard({ coupon, today }: { coupon: ListedCoupon; today: string }) {
  const { id, label, state, isUnused } = coupon
  return (
    <li className="grid g2 managed-coupon">
      <div className="cluster cluster--ends">
        <h3>{label}</h3>
        <StateBadge coupon={coupon} today={today} />
      </div>
      <p className="small muted">{factsOf(coupon).join(' · ')}</p>
      <p className="small num">
        {words.uses(coupon.uses, coupon.mostUses)}
        {coupon.takenOff > 0 && ` · ${words.takenOff(coupon.takenOff)}`}
      </p>
      <div className="cluster">
        {state !== 'ended' && (
          <>
            <Link
              className="btn btn--ghost btn--s"
              to={pathTo('adminCoupons', {}, { editar: id })}
              aria-label={`${words.press.edit} ${label}`}
            >
              {words.press.edit}
            </Link>
            <StateForm intent={state === 'active' ? 'paused' : 'active'} id={id} variant="ghost" />
          </>
        )}
        {(state !== 'ended' || isUnused) && (
          <details className="managed-coupon__more">
            <summary className="text-btn">
              {words.more}
              <VisuallyHidden> {words.moreOf(label)}</VisuallyHidden>
            </summary>
            <div className="stack">
              <p className="hint">{isUnused ? words.deleteHint : words.endHint}</p>
              <StateForm intent={isUnused ? 'delete' : 'ended'} id={id} variant="danger" />
            </div>
          </details>
        )}
      </div>
    </li>
  )
}

function StateForm({ intent, id, variant }: StateFormProps) {
  return (
    <AdminForm
      action={pathTo('adminCoupons')}
      intent={intent}
      hidden={{ couponId: id }}
      failed={words.failed}
      press={words.press[intent]}
      look={{ variant, small: true }}
    />
  )
}

function factsOf(coupon: ListedCoupon): string[] {
  const { code, offer, minimum, productIds, categoryIds, startsOn, endsOn } = coupon
  const scoped = productIds.length + categoryIds.length
  return [
    code === null ? words.automatic : words.code(code),
    words.offer(offer),
    minimum > 0 && words.minimum(minimum),
    coupon.isFirstPurchaseOnly && words.firstPurchase,
    coupon.isOncePerCustomer && words.once,
    scoped > 0 && words.scoped(scoped),
    words.days(startsOn, endsOn),
  ].filter((fact) => typeof fact === 'string')
}

function StateBadge({ coupon, today }: { coupon: ListedCoupon; today: string }) {
  const [tone, word] = stateOf(coupon, today)
  return <Badge tone={tone}>{word}</Badge>
}

function stateOf(coupon: ListedCoupon, today: string): [BadgeTone, string] {
  const { state, startsOn, endsOn, mostUses, uses } = coupon
  if (state === 'ended') return ['linen', words.states.ended]
  if (endsOn !== null && today > endsOn) return ['linen', words.states.over]
  if (state === 'paused') return ['amber', words.states.paused]
  if (mostUses !== null && uses >= mostUses) return ['linen', words.states.usedUp]
  return startsOn !== null && today < startsOn
    ? ['amber', words.states.scheduled]
    : ['sage', words.states.running]
}
