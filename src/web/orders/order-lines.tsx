import { customerOrderCopy } from '#copy/order-history.ts'
import { formatBrl } from '#domain/money.ts'
import type { SoldItem } from '#shop/orders/order-json.ts'
import { Price } from '#web/kit/price.tsx'
import { SoldImage } from './sold-image.tsx'

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
            </span>
          </div>
          <Price amount={item.totalPrice} />
        </li>
      ))}
    </ul>
  )
}
