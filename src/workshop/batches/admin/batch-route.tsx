import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { batchPageCopy as words } from '#workshop/batches/copy/admin-batch-page.ts'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import { type FoundBatch, findBatch } from '#workshop/batches/use-cases/find-batch.ts'
import type { Route } from './+types/batch-route'
import { changeBatch } from './batch-action.server.ts'
import { BatchFigures, Holders, Materials } from './batch-facts.tsx'
import { LossForm, NoteForm } from './batch-page-forms.tsx'
import { CorrectBatchForm } from './correct-batch-form.tsx'
import { type PaperLink, paperLinks } from './paper-links.server.ts'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  // Undefined on the not-found page.
  breadcrumbs: (loaded?: Route.ComponentProps['loaderData']) => [
    { label: batchesCopy.title, to: pathTo('adminBatches') },
    { label: loaded ? words.title(loaded.batch.number) : '' },
  ],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(batchesCopy.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const batch = /^[1-9]\d{0,8}$/.test(params.number) ? await findBatch(shop, Number(params.number)) : null
  if (!batch) throw data(null, { status: 404 })
  const { isHelper } = customerOf(context)
  return { batch, papers: paperLinks(shop, { number: batch.number, isHelper }) }
}

export const action = changeBatch

export default function BatchPage({ loaderData }: Route.ComponentProps) {
  const { batch, papers } = loaderData
  const { number, name, pouredBy, pouredOn, readyOn, sizes } = batch
  const stands = sizes.some(({ state }) => state !== 'failed')
  return (
    <AdminPage
      title={words.title(number)}
      lead={words.lead(name, pouredBy, pouredOn, readyOn)}
      actions={stands && <PaperLinks papers={papers} />}
    >
      <BatchFigures batch={batch} />
      <div className="split">
        <div className="panels grid g5">
          <Holders number={number} holders={batch.holders} />
          <Materials materials={batch.materials} />
        </div>
        <div className="panels grid g5">
          {sizes.length > 1 && <Units sizes={sizes} />}
          <Losses batch={batch} />
          <NoteForm number={number} notes={batch.notes} />
          {stands && <CorrectBatchForm batch={batch} />}
        </div>
      </div>
    </AdminPage>
  )
}

function PaperLinks({ papers }: { papers: readonly PaperLink[] }) {
  if (papers.length === 0) return null
  return (
    <div className="cluster">
      {papers.map(({ to, label }) => (
        <LinkButton key={to} variant="ghost" to={to}>
          {label}
        </LinkButton>
      ))}
    </div>
  )
}

function Units({ sizes }: Pick<FoundBatch, 'sizes'>) {
  const { columns } = words
  return (
    <section className="panel">
      <div className="panel__head cluster ends baseline">
        <h2>{words.units}</h2>
      </div>
      <DataTable
        label={words.units}
        rows={sizes}
        keyOf={({ id }) => id}
        columns={[
          { header: columns.size, nowrap: true, cell: ({ size }) => size ?? words.onlySize },
          { header: columns.units, numeric: true, cell: ({ units }) => units },
          { header: columns.sold, numeric: true, cell: ({ sold }) => sold },
          { header: columns.left, numeric: true, cell: ({ left }) => left },
          {
            header: columns.cost,
            numeric: true,
            nowrap: true,
            cell: ({ cost }) => (cost === null ? words.noCost : formatBrl(cost)),
          },
        ]}
      />
    </section>
  )
}

function Losses({ batch: { number, sizes, losses } }: { batch: FoundBatch }) {
  const canLose = sizes.some(({ left }) => left > 0)
  if (losses.length === 0 && !canLose) return null
  return (
    <section className="panel" aria-labelledby="losses">
      <div className="panel__head cluster ends baseline">
        <h2 id="losses">{losses.length > 0 ? words.losses : words.lose.title}</h2>
      </div>
      {losses.length > 0 && (
        <ul className="batch-lines">
          {losses.map(({ id, size, units, kind, reason, at }) => (
            <li key={id} className="small">
              <b>{words.loss(units, kind)}</b>
              <small className="muted">
                {[size, reason, words.day(isoDay(new Date(at)))].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {canLose && <LossForm number={number} sizes={sizes} />}
    </section>
  )
}
