// Offered to: checkout

import { useState } from 'react'
import { levaWords } from '#copy/orders/leva.ts'
import { customerOrderCopy } from '#copy/orders/order-history.ts'
import { curesUntil } from '#copy/orders/orders.ts'
import { formatBrl } from '#domain/money.ts'
import type { SoldItem } from '#shop/orders/order-json.ts'
import { brandFiles } from '#web/kit/brand/brand-files.ts'
import { Price } from '#web/kit/elements/price.tsx'

/** What was sold, at the price it was sold for. */
export function OrderLines({ items }: { items: readonly SoldItem[] }) {
  return (
    <ul className="order__lines">
      {items.map((item) => (
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
              {item.pour && (
                <>
                  <br />
                  {levaWords(item.pour)}
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
      ))}
    </ul>
  )
}

/** The image kept with a sold item: its address alone, so the small size is asked for by name. */
function SoldImage({ image }: { image: string | null }) {
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
