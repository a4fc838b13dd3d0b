import type { ReactNode } from 'react'

export function StockLabel({ level, children }: { level: 'plenty' | 'low' | 'out'; children: ReactNode }) {
  return <span className={level === 'plenty' ? 'stock' : `stock stock--${level}`}>{children}</span>
}
