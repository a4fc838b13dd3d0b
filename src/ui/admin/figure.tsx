import type { ReactNode } from 'react'

interface FigureProps {
  name: string
  value: ReactNode
  isWarning?: boolean
  children?: ReactNode
}

export function Figure({ name, value, isWarning = false, children }: FigureProps) {
  return (
    <div className="kpi grid g1">
      <dt>{name}</dt>
      <dd className={isWarning ? 'is-warn' : undefined}>
        {value}
        {children && <small>{children}</small>}
      </dd>
    </div>
  )
}
