import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { Badge } from '#web/kit/elements/badge.tsx'

/** Whether these orders are real. */
export function EnvironmentBadge({ environment }: { environment: 'production' | 'test' }) {
  return <Badge tone="cocoa">{adminOrdersCopy.environment[environment]}</Badge>
}
