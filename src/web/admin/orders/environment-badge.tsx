import { adminOrdersCopy } from '#copy/admin-orders.ts'
import { Badge } from '#web/kit/badge.tsx'

/** Whether these orders are real. */
export function EnvironmentBadge({ environment }: { environment: 'production' | 'test' }) {
  return <Badge tone="cocoa">{adminOrdersCopy.environment[environment]}</Badge>
}
