import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { materialsCopy as words } from '#copy/admin/materials/materials.ts'
import { formatAmount } from '#domain/materials/amount.ts'
import type { ListedMaterial } from '#shop/admin/materials/list-materials.ts'
import { Level } from '#web/admin/level.tsx'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'

/** What there is, kind by kind. */
export function MaterialList({ materials }: { materials: readonly ListedMaterial[] }) {
  return [...Map.groupBy(materials, ({ kind }) => kind)].map(([kind, list]) => (
    <section key={kind} className="panel" aria-labelledby={`kind-${kind}`}>
      <div className="panel__head">
        <h2 id={`kind-${kind}`}>{words.kinds[kind]}</h2>
      </div>
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
        <small className="muted">
          {unitPrice === null ? words.noPrice : words.unitPrice(unitPrice, unit)}
          {reorderAt > 0 && ` · ${words.line(reorderAt, unit)}`}
        </small>
        {reorderAt > 0 && <Level left={amount} line={reorderAt} />}
      </div>
      <div className="material__left">
        <b className="num">{formatAmount(amount, unit)}</b>
        {candles !== null && <small className="muted">{words.candles(candles)}</small>}
        {isLow && <Badge tone="terra">{amount < 0 ? words.below : words.low}</Badge>}
        {isHidden && <Badge tone="linen">{words.hidden}</Badge>}
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
