import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { materialsCopy as words } from '#copy/admin/materials/materials.ts'
import { formatAmount, type MaterialUnit } from '#domain/materials/amount.ts'
import { formatBrl } from '#domain/money.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { FoundMaterial } from '#shop/admin/materials/find-material.ts'
import { DataTable } from '#web/kit/elements/data-table.tsx'

interface LedgerProps {
  movements: FoundMaterial['movements']
  unit: MaterialUnit
  materialId: string
}

const { columns } = words.movement

/** What came and went, newest first. */
export function Ledger({ movements, unit, materialId }: LedgerProps) {
  return (
    <section className="panel">
      <div className="panel__head">
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
                  {detailsOf(movement)}
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

function detailsOf({ paid, reason, candle, actorName }: LedgerProps['movements'][number]): string {
  return [paid === null ? null : formatBrl(paid), reason || null, candle, actorName]
    .filter((part) => part !== null)
    .join(' · ')
}
