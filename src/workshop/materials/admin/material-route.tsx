import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatAmount, type MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Figure } from '#ui/admin/figure.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { materialsCopy as words } from '#workshop/materials/copy/admin-materials.ts'
import { type FoundMaterial, findMaterial } from '#workshop/materials/use-cases/find-material.ts'
import type { Route } from './+types/material-route'
import { CorrectionForm, HideForm, LossForm } from './correction-forms.tsx'
import { MaterialForm } from './material-form.tsx'
import { changeMaterial } from './materials-action.server.ts'
import { PurchaseForm } from './purchase-form.tsx'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: (loaded?: Route.ComponentProps['loaderData']) => [
    { label: words.title, to: pathTo('adminMaterials') },
    { label: loaded?.material.name ?? '' },
  ],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const material = await findMaterial(shopOf(context), params.id)
  if (!material) throw data(null, { status: 404 })
  return { material }
}

export const action = changeMaterial

export default function MaterialPage({ loaderData }: Route.ComponentProps) {
  const { material } = loaderData
  const { id, name, unit, amount, unitPrice, worth, isHidden, candles, movements } = material
  const address = pathTo('adminMaterial', { id })
  return (
    <AdminPage
      title={name}
      lead={words.kinds[material.kind]}
      actions={isHidden ? <Badge tone="linen">{words.hidden}</Badge> : undefined}
    >
      <div className="split split--material">
        <div className="panels grid g5">
          <section className="panel material-held" aria-label={words.page.held}>
            <dl className="kpis kpis--3 kpis--sums">
              <Figure name={words.page.held} value={formatAmount(amount, unit)} />
              <Figure
                name={words.page.price}
                value={unitPrice === null ? words.noPrice : words.unitPrice(unitPrice, unit)}
              />
              <Figure name={words.page.worth} value={formatBrl(worth)} />
            </dl>
            {candles.length > 0 && (
              <p className="small">
                {words.page.candles}{' '}
                {candles.map((candle, place) => (
                  <span key={candle.productId}>
                    {place > 0 && ', '}
                    <Link to={pathTo('adminRecipe', { id: candle.productId })}>{candle.name}</Link>
                  </span>
                ))}
              </p>
            )}
          </section>
          <Ledger movements={movements} unit={unit} materialId={id} />
          <section className="panel material-facts" aria-labelledby="facts">
            <div className="panel__head cluster ends baseline">
              <h2 id="facts">{words.form.edit}</h2>
            </div>
            <MaterialForm key={id} material={material} />
            <HideForm material={material} />
          </section>
        </div>
        <div className="panels grid g5">
          {!isHidden && (
            <section className="panel" aria-labelledby="purchase">
              <div className="panel__head cluster ends baseline">
                <h2 id="purchase">{words.buy.title}</h2>
              </div>
              <PurchaseForm action={address} materials={[{ id, name, unit }]} chosen={id} />
            </section>
          )}
          <CorrectionForm material={material} />
          <LossForm material={material} />
        </div>
      </div>
    </AdminPage>
  )
}

interface LedgerProps {
  movements: FoundMaterial['movements']
  unit: MaterialUnit
  materialId: string
}

const { columns } = words.movement

function Ledger({ movements, unit, materialId }: LedgerProps) {
  return (
    <section className="panel material-ledger">
      <div className="panel__head cluster ends baseline">
        <h2>{words.page.ledger}</h2>
      </div>
      {movements.length === 0 ? (
        <p className="small muted">{words.page.noMovements}</p>
      ) : (
        <DataTable
          label={words.page.ledger}
          rows={movements}
          keyOf={({ id }) => id}
          columns={[
            { header: columns.when, nowrap: true, cell: ({ at }) => words.movement.when(isoDay(at)) },
            { header: columns.what, cell: ({ kind }) => words.movements[kind] },
            {
              header: columns.amount,
              numeric: true,
              nowrap: true,
              cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatAmount(amount, unit)}`,
            },
            {
              header: columns.details,
              cell: (movement) => (
                <>
                  {describeMovement(movement)}
                  {movement.lot && (
                    <>
                      {' · '}
                      <Link
                        className="link"
                        to={pathTo('adminRecall', {}, { material: materialId, lote: movement.lot })}
                      >
                        {words.movement.lot(movement.lot)}
                      </Link>
                    </>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}

function describeMovement({ paid, reason, candle, actorName }: LedgerProps['movements'][number]): string {
  return [paid === null ? null : formatBrl(paid), reason || null, candle, actorName]
    .filter((part) => part !== null)
    .join(' · ')
}
