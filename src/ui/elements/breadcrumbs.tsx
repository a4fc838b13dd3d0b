import { Link } from 'react-router'
import { uiCopy } from '#ui/copy/ui.ts'
import { Unbroken } from './unbroken.tsx'

export interface Crumb {
  label: string
  to?: string
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
  label?: string
  className?: string
}

export function Breadcrumbs({ crumbs, label: name = uiCopy.youAreHere, className = '' }: BreadcrumbsProps) {
  return (
    <nav className={`crumbs ${className}`.trim()} aria-label={name}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? (
              <Link to={to}>
                <Unbroken>{label}</Unbroken>
              </Link>
            ) : (
              <Unbroken>{label}</Unbroken>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
