import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { couponsCopy as words } from '#orders/coupons/admin-copy.ts'
import { type ListedCoupon, listCouponScopes, listCoupons } from '#orders/coupons/use-cases/list-coupons.ts'
import { flag, listQuery, oneOf, type QueryOf, textOf } from '#platform/domain/list-query.ts'
import { shortList } from '#platform/domain/short-list.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { AdminList, countedTabs } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Badge, type BadgeTone } from '#ui/elements/badge.tsx'
import { type ButtonProps, LinkButton } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { CouponForm } from './coupon-form.tsx'
import { changeCoupons } from './coupons-action.server.ts'

const couponsQuery = listQuery('adminCoupons', {
  tab: oneOf(['running', 'waiting', 'ended']),
  novo: flag,
  editar: textOf((text) => text, 'place'),
})

type CouponsQuery = QueryOf<typeof couponsQuery>

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

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = couponsQuery.read(new URL(request.url).searchParams)
  const [{ coupons, today }, scopes] = await Promise.all([listCoupons(shop), listCouponScopes(shop)])
  const edited = coupons.find(({ id }) => id === query.editar) ?? null
  const isIn = (tone: BadgeTone) => (coupon: ListedCoupon) => chooseBadge(coupon, today)[0] === tone
  const list = shortList(coupons, {
    query,
    textOf: ({ label, code }) => `${label} ${code ?? ''}`,
    tabs: { running: isIn('sage'), waiting: isIn('amber'), ended: isIn('linen') },
  })
  return { query, list, today, scopes, edited, isFormOpen: edited !== null || query.novo }
}

export const action = changeCoupons

export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const { query, list, today, scopes, edited, isFormOpen } = loaderData
  const open = !isFormOpen && (
    <LinkButton to={couponsQuery.address({ ...query, novo: true })}>{words.new}</LinkButton>
  )
  const isBare = list.rows.length === 0 && !couponsQuery.isFiltered(query)
  return (
    <AdminPage title={words.title} lead={words.subtitle} actions={!isBare && open}>
      <div className={isFormOpen ? 'split split--even' : undefined}>
        {isFormOpen && (
          <CouponForm
            key={edited?.id ?? 'new'}
            coupon={edited}
            scopes={scopes}
            backPath={couponsQuery.address({ ...query, novo: false, editar: null })}
          />
        )}
        <div className="panels grid g5">
          <AdminList
            of={couponsQuery}
            query={query}
            label={words.list}
            className="panel"
            tabs={countedTabs(words.tabs, list.counts)}
            filters={{ search: { label: words.search } }}
            rows={list.rows}
            empty={<EmptyState {...words.empty} action={open} />}
            pages={list.pages}
          >
            <ul>
              {list.rows.map((coupon) => (
                <CouponCard key={coupon.id} coupon={coupon} query={query} today={today} />
              ))}
            </ul>
          </AdminList>
        </div>
      </div>
    </AdminPage>
  )
}

interface CouponCardProps {
  coupon: ListedCoupon
  query: CouponsQuery
  today: string
}

function CouponCard({ coupon, query, today }: CouponCardProps) {
  const { id, label, state, isUnused } = coupon
  return (
    <li className="grid g2 managed-coupon">
      <div className="cluster ends">
        <h2>{label}</h2>
        <StateBadge coupon={coupon} today={today} />
      </div>
      <p className="small muted">{listFacts(coupon).join(' · ')}</p>
      <p className="small num">
        {words.uses(coupon.uses, coupon.mostUses)}
        {coupon.takenOff > 0 && ` · ${words.takenOff(coupon.takenOff)}`}
      </p>
      <div className="cluster">
        {state !== 'ended' && (
          <>
            <Link
              className="btn btn--ghost btn--s"
              to={couponsQuery.address({ ...query, editar: id })}
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

function listFacts(coupon: ListedCoupon): string[] {
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
  const [tone, word] = chooseBadge(coupon, today)
  return <Badge tone={tone}>{word}</Badge>
}

function chooseBadge(coupon: ListedCoupon, today: string): [BadgeTone, string] {
  const { state, startsOn, endsOn, mostUses, uses } = coupon
  if (state === 'ended') return ['linen', words.states.ended]
  if (endsOn !== null && today > endsOn) return ['linen', words.states.over]
  if (state === 'paused') return ['amber', words.states.paused]
  if (mostUses !== null && uses >= mostUses) return ['linen', words.states.usedUp]
  return startsOn !== null && today < startsOn
    ? ['amber', words.states.scheduled]
    : ['sage', words.states.running]
}
