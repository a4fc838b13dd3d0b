import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { pourPageCopy as words } from '#workshop/batches/copy/admin-pour-page.ts'
import { poursCopy } from '#workshop/batches/copy/admin-pours.ts'
import { type FoundPour, findPour } from '#workshop/batches/use-cases/find-pour.ts'
import type { Route } from './+types/pour-route'
import { CorrectPourForm } from './correct-pour-form.tsx'
import { type PaperLink, paperLinks } from './paper-links.server.ts'
import { changePour } from './pour-action.server.ts'
import { Holders, Materials, PourFigures } from './pour-facts.tsx'
import { LossForm, NoteForm } from './pour-page-forms.tsx'

export const handle: AdminHandle = {
  // What is not there has no number.
  breadcrumbs: (loaded?: Route.ComponentProps['loaderData']) => [
    { label: poursCopy.title, to: pathTo('adminPours') },
    { label: loaded ? words.title(loaded.pour.number) : '' },
  ],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(poursCopy.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const pour = /^[1-9]\d{0,8}$/.test(params.number) ? await findPour(shop, Number(params.number)) : null
  if (!pour) throw data(null, { status: 404 })
  const { isHelper } = customerOf(context)
  return { pour, papers: paperLinks(shop, { number: pour.number, isHelper }) }
}

export const action = changePour

export default function PourPage({ loaderData }: Route.ComponentProps) {
  const { pour, papers } = loaderData
  const { number, name, pouredBy, pouredOn, readyOn, sizes } = pour
  const stands = sizes.some(({ state }) => state !== 'failed')
  return (
    <AdminPage
      title={words.title(number)}
      lead={words.lead(name, pouredBy, pouredOn, readyOn)}
      actions={stands && <PaperLinks papers={papers} />}
    >
      <PourFigures pour={pour} />
      <div className="cols">
        <div className="panels">
          <Holders number={number} holders={pour.holders} />
          <Materials materials={pour.materials} />
        </div>
        <div className="panels">
          {sizes.length > 1 && <Units sizes={sizes} />}
          <Losses pour={pour} />
          <NoteForm number={number} notes={pour.notes} />
          {stands && <CorrectPourForm pour={pour} />}
        </div>
      </div>
    </AdminPage>
  )
}

function PaperLinks({ papers }: { papers: readonly PaperLink[] }) {
  if (papers.length === 0) return null
  return (
    <div className="row">
      {papers.map(({ to, label }) => (
        <LinkButton key={to} variant="ghost" to={to}>
          {label}
        </LinkButton>
      ))}
    </div>
  )
}

function Units({ sizes }: Pick<FoundPour, 'sizes'>) {
  const { columns } = words
  return (
    <section className="panel">
      <div className="panel__head">
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

/** What was lost of it, and room to write down more. */
function Losses({ pour: { number, sizes, losses } }: { pour: FoundPour }) {
  const canLose = sizes.some(({ left }) => left > 0)
  if (losses.length === 0 && !canLose) return null
  return (
    <section className="panel" aria-labelledby="losses">
      <div className="panel__head">
        <h2 id="losses">{losses.length > 0 ? words.losses : words.lose.title}</h2>
      </div>
      {losses.length > 0 && (
        <ul className="pour-lines">
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
