import { type Centavos, formatBrl } from '#domain/money.ts'
import { classNames } from './class-names.ts'

/** Money on the screen: tabular figures, never broken over two lines. `plain` for table cells and sums. */
export function Price({
  amount,
  plain = false,
  className,
}: {
  amount: Centavos
  plain?: boolean
  className?: string
}) {
  return <span className={classNames(plain ? 'num' : 'price', className)}>{formatBrl(amount)}</span>
}
