import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy as words } from '#payments/copy/admin-pix.ts'
import { statementCopy } from '#payments/copy/admin-statement.ts'
import { type BankMatches, listBankMatches } from '#payments/use-cases/list-bank-matches.ts'
import {
  listRecentConfirmations,
  type RecentConfirmation,
} from '#payments/use-cases/list-recent-confirmations.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/pix-route'
import { AwaitedPanel, EndedPanel } from './awaited-panel.tsx'
import { BankFacts, MatchesPanel } from './matches-panel.tsx'
import { OtherEntriesPanel } from './other-entries-panel.tsx'
import { changePix } from './pix-action.server.ts'
import { BULK_FORM } from './pix-tick.tsx'
import { StatementPanel } from './statement-panel.tsx'
import { TakeBack } from './take-back.tsx'
import { type Ticks, useTicks } from './use-ticks.ts'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const [matches, recent] = await Promise.all([listBankMatches(shop), listRecentConfirmations(shop)])
  return { ...matches, recent, hasKey: shop.payments.takes.pix === 'pix-key', now: shop.clock.now() }
}

export const action = changePix

export default function PixPage({ loaderData }: Route.ComponentProps) {
  const { proposals, paidTwice, otherEntries, missing, recent, hasKey } = loaderData
  useFreshPage()
  const now = useNow(loaderData.now)
  const ticks = useTicks(proposals, missing)
  const waiting = missing.filter(({ payUntil }) => payUntil !== null)
  const ended = missing.filter(({ payUntil }) => payUntil === null)
  const all = [...proposals.map(({ pix }) => pix), ...waiting]
  const amount = all.reduce((sum, pix) => sum + pix.amount, 0)
  const { empty } = words
  return (
    <AdminPage
      title={words.title}
      lead={all.length > 0 ? words.summary(all.length, formatBrl(amount)) : words.nothingWaits}
    >
      <div className="split">
        <div className="panels grid g5">
          <RecentPanel recent={recent} />
          <MatchesPanel proposals={proposals} now={now} ticks={ticks} />
          <AwaitedPanel awaited={waiting} now={now} ticks={ticks} />
          {all.length === 0 && (
            <EmptyState
              title={empty.title}
              text={hasKey ? empty.text : empty.withoutKey}
              action={
                !hasKey && (
                  <LinkButton variant="ghost" to={`${pathTo('adminShop')}#pixKey`}>
                    {empty.toKey}
                  </LinkButton>
                )
              }
            />
          )}
          <EndedPanel ended={ended} now={now} ticks={ticks} />
        </div>
        <div className="panels grid g5">
          <StatementPanel />
          <PaidTwicePanel paid={paidTwice} />
          <OtherEntriesPanel entries={otherEntries} awaited={missing} />
        </div>
      </div>
      {all.length + ended.length > 0 && <BulkForm chosen={ticks.chosen} />}
    </AdminPage>
  )
}

const STEP_MS = 20_000

/** Advances from the server's time at page load, because the browser's clock may be wrong. */
function useNow(loadedAt: Date): Date {
  const from = loadedAt.getTime()
  const [now, setNow] = useState(from)
  useEffect(() => {
    const start = performance.now()
    setNow(from)
    const timer = window.setInterval(() => setNow(from + performance.now() - start), STEP_MS)
    return () => window.clearInterval(timer)
  }, [from])
  return new Date(now)
}

/** Reloads when the owner comes back from their bank's page, to show new payments. */
function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [revalidate])
}

function BulkForm({ chosen }: Pick<Ticks, 'chosen'>) {
  const amount = chosen.reduce((sum, row) => sum + row.amount, 0)
  return (
    <AdminForm
      id={BULK_FORM}
      action={pathTo('adminPix')}
      intent="confirm"
      failed={words.failed.confirm}
      className="form-foot pix-bulk"
      press={words.bulk.confirm}
      saving={words.confirming}
    >
      <span className="small muted" role="status">
        {chosen.length > 0 ? words.bulk.chosen(chosen.length, formatBrl(amount)) : words.bulk.none}
      </span>
    </AdminForm>
  )
}

function PaidTwicePanel({ paid }: { paid: BankMatches['paidTwice'] }) {
  if (paid.length === 0) return null
  return (
    <section className="panel" aria-labelledby="pix-twice">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-twice">{statementCopy.twice.title}</h2>
        <span className="small muted">{statementCopy.twice.text}</span>
      </div>
      <ul>
        {paid.map(({ entry, order }) => (
          <li key={entry.id} className="grid g2 pix-line">
            <BankFacts entry={entry} />
            <Link to={pathTo('adminOrder', { id: order.orderId })}>
              <Unbroken>{statementCopy.twice.order(order.orderNumber, order.customerName)}</Unbroken>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentPanel({ recent }: { recent: readonly RecentConfirmation[] }) {
  if (recent.length === 0) return null
  return (
    <section className="panel" aria-labelledby="pix-recent">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-recent">{words.recent.title}</h2>
        <span className="small muted">{words.recent.text}</span>
      </div>
      <ul>
        {recent.map((pix) => (
          <li key={pix.orderId} className="grid g2 pix-line">
            <div className="grid pix-facts">
              <b>{pix.customerName}</b>
              <span className="pix-facts__amount num">{formatBrl(pix.amount)}</span>
              <small>
                <Link to={pathTo('adminOrder', { id: pix.orderId })}>
                  <Unbroken>{pix.orderNumber}</Unbroken>
                </Link>
              </small>
            </div>
            <TakeBack order={pix} until={pix.takeBackUntil} />
          </li>
        ))}
      </ul>
    </section>
  )
}
