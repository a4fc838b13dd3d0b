import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { passportAdminCopy } from '#copy/admin/pours/passports.ts'
import { pourPageCopy as words } from '#copy/admin/pours/pour-page.ts'
import { poursCopy } from '#copy/admin/pours/pours.ts'
import { formatAmount } from '#domain/materials/amount.ts'
import { formatBrl } from '#domain/money.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type FoundPour, findPour } from '#shop/admin/pours/find-pour.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { DataTable } from '#web/kit/elements/data-table.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/pour-route.ts'
import { CorrectPourForm } from './correct-pour-form.tsx'
import { changePour } from './pour-action.server.ts'
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
  const pour = /^[1-9]\d{0,8}$/.test(params.number)
    ? await findPour(shopOf(context), Number(params.number))
    : null
  if (!pour) throw data(null, { status: 404 })
  return { pour }
}

export const action = changePour

export default function PourPage({ loaderData }: Route.ComponentProps) {
  const { pour } = loaderData
  const { number, name, pouredBy, pouredOn, readyOn, sizes } = pour
  return (
    <AdminPage
      title={words.title(number)}
      lead={words.lead(name, pouredBy, pouredOn, readyOn)}
      actions={
        <div className="row desk__three">
          {sizes.some(({ state }) => state !== 'failed') && <PaperLinks number={String(number)} />}
          <LinkButton variant="ghost" to={pathTo('adminRecall', {}, { leva: String(number) })}>
            {words.holders}
          </LinkButton>
        </div>
      }
    >
      <div className="cols">
        <div className="panels">
          <Units sizes={sizes} />
          <Materials materials={pour.materials} />
        </div>
        <div className="panels">
          <Losses losses={pour.losses} />
          {sizes.some(({ left }) => left > 0) && <LossForm number={number} sizes={sizes} />}
          <NoteForm number={number} notes={pour.notes} />
          {sizes.some(({ state }) => state !== 'failed') && <CorrectPourForm pour={pour} />}
        </div>
      </div>
    </AdminPage>
  )
}

/** To the page behind its code, and to the stickers with it. */
function PaperLinks({ number }: { number: string }) {
  return (
    <>
      <LinkButton variant="ghost" to={pathTo('adminPassport', { number })}>
        {passportAdminCopy.link}
      </LinkButton>
      <LinkButton variant="ghost" to={pathTo('adminPourLabels', { number })}>
        {passportAdminCopy.labels}
      </LinkButton>
    </>
  )
}

function Units({ sizes }: Pick<FoundPour, 'sizes'>) {
  const { columns } = words
  return (
    <section className="panel" aria-labelledby="units">
      <div className="panel__head">
        <h2 id="units">{words.units}</h2>
      </div>
      <DataTable
        label={words.units}
        rows={sizes}
        keyOf={({ id }) => id}
        columns={[
          { header: columns.size, cell: ({ size }) => size ?? words.onlySize },
          { header: columns.units, numeric: true, cell: ({ units }) => units },
          { header: columns.sold, numeric: true, cell: ({ sold }) => sold },
          { header: columns.left, numeric: true, cell: ({ left }) => left },
          {
            header: columns.cost,
            numeric: true,
            cell: ({ cost }) => (cost === null ? words.noCost : formatBrl(cost)),
          },
        ]}
      />
      {sizes.some(({ cost }) => cost === null) && <p className="hint">{words.noCostHint}</p>}
    </section>
  )
}

function Materials({ materials }: Pick<FoundPour, 'materials'>) {
  const { materialColumns: columns } = words
  return (
    <section className="panel" aria-labelledby="materials">
      <div className="panel__head">
        <h2 id="materials">{words.materials}</h2>
      </div>
      {materials.length === 0 ? (
        <p className="small muted">{words.noMaterials}</p>
      ) : (
        <DataTable
          label={words.materials}
          rows={materials}
          keyOf={({ id }) => id}
          columns={[
            {
              header: columns.name,
              cell: ({ id, name }) => (
                <Link className="link" to={pathTo('adminMaterial', { id })}>
                  {name}
                </Link>
              ),
            },
            {
              header: columns.amount,
              numeric: true,
              nowrap: true,
              cell: ({ amount, unit }) => formatAmount(amount, unit),
            },
            { header: columns.worth, numeric: true, cell: ({ worth }) => formatBrl(worth) },
          ]}
        />
      )}
    </section>
  )
}

function Losses({ losses }: Pick<FoundPour, 'losses'>) {
  return (
    <section className="panel" aria-labelledby="losses">
      <div className="panel__head">
        <h2 id="losses">{words.losses}</h2>
      </div>
      {losses.length === 0 && <p className="small muted">{words.noLosses}</p>}
      <ul>
        {losses.map(({ id, size, units, kind, reason, at }) => (
          <li key={id} className="small">
            {words.loss(units, kind)}
            <small className="muted">
              {' '}
              {[size, reason, words.day(isoDay(new Date(at)))].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
