import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closedStripCopy } from '#platform/copy/closed-shop.ts'

/** Over the shop as it will be: that visitors do not see it yet. */
export default function ClosedStrip() {
  return (
    <aside className="closed-strip" aria-label={closedStripCopy.label}>
      {closedStripCopy.text} <Link to={pathTo('adminOpening')}>{closedStripCopy.link}</Link>
    </aside>
  )
}
