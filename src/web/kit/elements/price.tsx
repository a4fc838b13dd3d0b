import { beforeWords } from '#copy/product/prices.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import { classNames } from '#web/kit/browser/class-names.ts'

/** Money on the screen: tabular figures, never broken over two lines. `plain` for table cells and sums. */
export function Price({
  amount,
  before,
  plain = false,
  className,
}: {
  amount: Centavos
  /** 'De': what it cost before the promotion. */
  before?: Centavos | null
  plain?: boolean
  className?: string
}) {
  const now = <span className={classNames(plain ? 'num' : 'price', className)}>{formatBrl(amount)}</span>
  if (!before) return now
  return (
    <span className="was">
      {beforeWords.from} <s>{formatBrl(before)}</s> {beforeWords.to} {now}
    </span>
  )
}
