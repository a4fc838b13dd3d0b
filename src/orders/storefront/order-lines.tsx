import { useState } from 'react'
import { kitsCopy } from '#catalogue/kits/copy/kits.ts'
import { groupByKit, partName, partsInside, type SoldKit } from '#catalogue/kits/domain/sold-kit.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { describeBatch } from '#catalogue/stock/copy.ts'
import { customerOrderCopy } from '#orders/copy/order-history.ts'
import { curesUntil } from '#orders/copy/orders.ts'
import type { SoldItem } from '#orders/use-cases/order-json.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { brandFiles } from '#ui/brand/brand-files.ts'

export function OrderLines({ items }: { items: readonly SoldItem[] }) {
  return (
    <ul className="order__lines">
      {groupByKit(items).map(({ kit, items: inside }) =>
        kit ? <KitLine key={`kit-${kit.line}`} kit={kit} inside={inside} /> : inside.map(itemLine),
      )}
    </ul>
  )
}

const itemLine = (item: SoldItem) => (
  <li key={item.id}>
    <SoldImage image={item.image} />
    <div>
      <b>{item.name}</b>
      <span className="small muted">
        {item.variantName && (
          <>
            {item.variantName}
            <br />
          </>
        )}
        <span className="num">{customerOrderCopy.each(item.quantity, formatBrl(item.unitPrice))}</span>
        {item.batch && (
          <>
            <br />
            {describeBatch(item.batch)}
          </>
        )}
        {item.readyOn && (
          <>
            <br />
            {curesUntil(item.readyOn)}
          </>
        )}
      </span>
    </div>
    <Price amount={item.totalPrice} />
  </li>
)

function KitLine({ kit, inside }: { kit: SoldKit; inside: readonly SoldItem[] }) {
  const total = inside.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const sold = inside.map(({ name, variantName: size, quantity }) => ({ name, size, quantity }))
  // If the owner changed the quantities, each candle displays its own quantity.
  const isWhole = total === kit.unitPrice * kit.quantity
  const parts = partsInside(sold, isWhole ? kit.quantity : 1)
  return (
    <li>
      <SoldImage image={inside[0]?.image ?? null} />
      <div>
        <b>{kitsCopy.sold(kit.name, isWhole ? kit.quantity : 1)}</b>
        <ul className="kit-inside muted" aria-label={kitsCopy.contents}>
          {parts.map((part) => (
            <li key={partName(part)}>{partName(part)}</li>
          ))}
        </ul>
      </div>
      <Price amount={total} />
    </li>
  )
}

/** Sold items store only the image's URL, so the small variant is derived from its name. */
export function SoldImage({ image }: { image: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  const base = image && /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+)\.webp$/.exec(image)?.[1]
  const source = base ? `${base}.w320.webp` : image
  return (
    <img
      src={hasFailed || !source ? brandFiles.placeholder : source}
      width={320}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      onError={hasFailed ? undefined : () => setFailed(true)}
    />
  )
}
