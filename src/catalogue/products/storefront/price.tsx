import { beforeWords, fromPrice } from '#catalogue/products/copy/prices.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { classNames } from '#ui/browser/class-names.ts'

export function Price({
  amount,
  before,
  isLowest = false,
  plain = false,
  className,
}: {
  amount: Centavos
  before?: Centavos | null
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
