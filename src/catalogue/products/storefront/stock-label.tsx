import type { ReactNode } from 'react'

/** Words with a dot: full for plenty, amber for few, hollow for none. The words come from the catalogue's rules. */
export function StockLabel({ level, children }: { level: 'plenty' | 'low' | 'out'; children: ReactNode }) {
  return <span className={level === 'plenty' ? 'stock' : `stock stock--${level}`}>{children}</span>
}
