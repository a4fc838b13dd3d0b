import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'

interface NoteProps {
  tone?: 'info' | 'success' | 'danger'
  icon?: IconName
  /** True if the note appears after a user action, so that screen readers announce it. */
  live?: boolean
  className?: string
  children: ReactNode
}

export function Note({ tone = 'info', icon, live = false, className, children }: NoteProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames('note', tone !== 'info' && `note--${tone}`, className)} role={role}>
      <Icon name={icon ?? (tone === 'success' ? 'check-circle' : 'alert')} />
      <div>{children}</div>
    </div>
  )
}
