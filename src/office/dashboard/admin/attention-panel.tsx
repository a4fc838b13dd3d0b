import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { resolveFindingCopy } from '#fulfilment/orders/copy/admin-findings.ts'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import type { DashboardView } from './dashboard-view.server.ts'

const { attention } = dashboardCopy

type AttentionPanelProps = Pick<DashboardView, 'findings' | 'undelivered'>

export function AttentionPanel({ findings, undelivered }: AttentionPanelProps) {
  if (findings.length === 0 && undelivered.length === 0) return null
  return (
    <section className="panel panel--attention" aria-labelledby="attention">
      <div className="panel__head cluster ends baseline">
        <h2 id="attention">{attention.title}</h2>
      </div>
      {findings.length > 0 && (
        <>
          <p className="small muted">{attention.about}</p>
          <ul>
            {findings.map((finding) => (
              <Finding key={finding.id} finding={finding} />
            ))}
          </ul>
        </>
      )}
      {undelivered.length > 0 && <Undelivered jobs={undelivered} />}
    </section>
  )
}

interface ConcernProps {
  title: string
  details: ReactNode
  form: Pick<ComponentProps<typeof AdminForm>, 'intent' | 'hidden' | 'press' | 'failed'>
}

function Concern({ title, details, form }: ConcernProps) {
  return (
    <li className="concern cluster ends">
      <span>
        <b>{title}</b>
        <small>{details}</small>
      </span>
      <AdminForm action={pathTo('adminDashboard')} look={{ variant: 'ghost', small: true }} {...form} />
    </li>
  )
}

function Finding({ finding }: { finding: AttentionPanelProps['findings'][number] }) {
  const { id, label, about, amount, at, advice } = finding
  const to = findAddress(finding)
  const details = (
    <>
      {to ? <Link to={to}>{about}</Link> : <span className="num">{about}</span>}
      {amount !== null && `, ${formatBrl(amount)}`}, {at}
      <br />
      {advice}
    </>
  )
  const { press, failed } = resolveFindingCopy
  const form = { intent: 'resolve', hidden: { findingId: id }, press, failed }
  return <Concern title={label} details={details} form={form} />
}

function findAddress({ kind, orderId, productId }: AttentionPanelProps['findings'][number]): string | null {
  if (kind === 'sizes-to-share') return pathTo('adminStock')
  if (orderId) return pathTo('adminOrder', { id: orderId })
  return productId && pathTo('adminProduct', { id: productId })
}

function Undelivered({ jobs }: { jobs: AttentionPanelProps['undelivered'] }) {
  return (
    <>
      <h3 className="concerns__title mt5">{attention.undelivered}</h3>
      <ul>
        {jobs.map(({ id, label, details }) => (
          <Concern
            key={id}
            title={label}
            details={details}
            form={{
              intent: 'retry',
              hidden: { jobId: id },
              press: attention.retry,
              failed: attention.retryFailed,
            }}
          />
        ))}
      </ul>
      <p className="small muted mt3">{attention.retried}</p>
    </>
  )
}
