import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'

export type BadgeTone = 'linen' | 'sage' | 'amber' | 'terra' | 'cocoa'

/** A dot and a word, because colour must not be the only signal. `plain` omits the dot. */
export function Badge({
  tone = 'linen',
  plain = false,
  children,
}: {
  tone?: BadgeTone
  plain?: boolean
  children: ReactNode
}) {
  return (
    <span className={classNames('badge', tone !== 'linen' && `badge--${tone}`, plain && 'badge--plain')}>
      {children}
    </span>
  )
}

export function ActiveBadge({ active, of }: { active: boolean; of: 'product' | 'category' }) {
  return <Badge tone={active ? 'sage' : 'linen'}>{active ? uiCopy.active[of] : uiCopy.inactive[of]}</Badge>
}
