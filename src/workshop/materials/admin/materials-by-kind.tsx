import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { Level } from '#ui/admin/level.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { materialsCopy as words } from '#workshop/materials/copy/admin-materials.ts'
import type { ListedMaterial } from '#workshop/materials/use-cases/list-materials.ts'

export function MaterialsByKind({ materials }: { materials: readonly ListedMaterial[] }) {
  return [...Map.groupBy(materials, ({ kind }) => kind)].map(([kind, list]) => (
    <section key={kind} aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>{words.kinds[kind]}</h2>
      <ul>
        {list.map((material) => (
          <MaterialRow key={material.id} material={material} />
        ))}
      </ul>
    </section>
  ))
}

function MaterialRow({ material }: { material: ListedMaterial }) {
  const { id, name, unit, amount, unitPrice, candles, reorderAt, isLow, isHidden } = material
  return (
    <li className="material">
      <div>
        <Link to={pathTo('adminMaterial', { id })}>
          <Unbroken>{name}</Unbroken>
        </Link>
        <small>{unitPrice === null ? words.noPrice : words.unitPrice(unitPrice, unit)}</small>
        {isHidden && <Badge tone="linen">{words.hidden}</Badge>}
      </div>
      <div className="material__left">
        <b className={isLow ? 'is-low' : undefined}>{formatAmount(amount, unit)}</b>
        {candles !== null && <small>{words.candles(candles)}</small>}
      </div>
      <div className="grid material__level">
        {reorderAt > 0 && <Level left={amount} line={reorderAt} isLow={isLow} />}
        <small>
          {isLow && <b className="is-low">{amount < 0 ? words.below : words.low}</b>}
          {isLow && reorderAt > 0 && ' · '}
          {reorderAt > 0 && words.line(reorderAt, unit)}
        </small>
      </div>
      {!isHidden && (
        <Link
          className="icon-btn icon-btn--line no-print"
          to={`${pathTo('adminMaterials')}?material=${id}#compra`}
          aria-label={words.buyMore(name)}
        >
          <Icon name="plus" />
        </Link>
      )}
    </li>
  )
}
