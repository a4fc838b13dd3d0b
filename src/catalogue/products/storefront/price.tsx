import { beforeWords, fromPrice } from '#catalogue/products/copy/prices.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { classNames } from '#ui/browser/class-names.ts'

/** Money on the screen: tabular figures, never broken over two lines. `plain` for table cells and sums. */
export function Price({
  amount,
  before,
  isLowest = false,
  plain = false,
  className,
}: {
  amount: Centavos
  /** 'De': what it cost before the promotion. */
  before?: Centavos | null
  /** The lowest of several: 'a partir de'. */
  isLowest?: boolean
  plain?: boolean
  className?: string
}) {
  const now = <span className={classNames(plain ? 'num' : 'price', className)}>{formatBrl(amount)}</span>
  const words = isLowest && <span className="from-price">{fromPrice} </span>
  if (!before)
    return words ? (
      <span>
        {words}
        {now}
      </span>
    ) : (
      now
    )
  return (
    <span className="was">
      {words}
      {beforeWords.from} <s>{formatBrl(before)}</s> {beforeWords.to} {now}
    </span>
  )
}
