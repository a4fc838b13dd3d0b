import { Link } from 'react-router'
import { uiCopy } from '#copy/ui.ts'

export interface Crumb {
  label: string
  /** Absent on the last one: the page itself. */
  to?: string
}

export function Breadcrumbs({ crumbs, className = '' }: { crumbs: readonly Crumb[]; className?: string }) {
  return (
    <nav className={`crumbs ${className}`.trim()} aria-label={uiCopy.youAreHere}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
