import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closedStripCopy } from '#platform/copy/closed-shop.ts'

export default function ClosedStrip() {
  return (
    <aside className="closed-strip center fs-small" aria-label={closedStripCopy.label}>
      {closedStripCopy.text} <Link to={pathTo('adminOpening')}>{closedStripCopy.link}</Link>
    </aside>
  )
}
