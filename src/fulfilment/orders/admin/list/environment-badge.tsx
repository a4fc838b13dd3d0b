import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import { Badge } from '#ui/elements/badge.tsx'

export function EnvironmentBadge({ environment }: { environment: 'production' | 'test' }) {
  return <Badge tone="cocoa">{adminOrdersCopy.environment[environment]}</Badge>
}
