import { styleGuideCopy } from '#copy/admin/style-guide.ts'
import { ActiveBadge, Badge, OrderBadge, PaymentBadge } from '#web/kit/elements/badge.tsx'
import { StockLabel } from '#web/kit/elements/stock-label.tsx'
import { Specimen } from './specimen.tsx'

const orderStates = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
const paymentStates = ['pending', 'paid', 'failed', 'refunded'] as const
const stockLevels = ['plenty', 'low', 'out'] as const

export function Badges() {
  const { badges } = styleGuideCopy
  return (
    <Specimen title={badges.title} note={badges.note}>
      <div className="row">
        {orderStates.map((status) => (
          <OrderBadge key={status} status={status} way="courier" />
        ))}
      </div>
      <div className="row">
        {paymentStates.map((status) => (
          <PaymentBadge key={status} status={status} audience="admin" />
        ))}
      </div>
      <div className="row">
        <ActiveBadge active of="product" />
        <ActiveBadge active={false} of="category" />
        <Badge tone="cocoa">{badges.production}</Badge>
        <Badge plain>{badges.test}</Badge>
      </div>
      <div className="row">
        {stockLevels.map((level) => (
          <StockLabel key={level} level={level}>
            {badges.stock[level]}
          </StockLabel>
        ))}
      </div>
    </Specimen>
  )
}
