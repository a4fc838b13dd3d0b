import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'
import { useDismissableDetails } from './dismissable-details.ts'

export interface MenuProps {
  label: string
  icon?: IconName | ReactNode
  align?: 'start' | 'end'
  outlined?: boolean
  className?: string
  children: ReactNode
}

export function Menu({ label, icon = 'more', align = 'end', outlined, className, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(ref)

  function moveFocus(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget
    const items = [...details.querySelectorAll<HTMLElement>('.menu a[href], .menu button:not([disabled])')]
    const next = nextItem(items, event.key)
    if (!next) return
    event.preventDefault()
    details.open = true
    next.focus()
  }

  function closeAfterChoice(event: MouseEvent<HTMLDivElement>) {
    if (!ref.current || !(event.target as Element).closest('a, button')) return
    ref.current.open = false
    // A dialog that the choice opens gives the focus back to where it was: the choice itself is hidden then.
    ref.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={ref}
      className={classNames('menu-button', align === 'start' && 'menu-button--start', className)}
      onKeyDown={moveFocus}
    >
      <summary className={classNames('icon-btn', outlined && 'icon-btn--line')} aria-label={label}>
        {typeof icon === 'string' ? <Icon name={icon as IconName} /> : icon}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: catches clicks on the links inside, which handle keys themselves */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="menu" onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  )
}

function nextItem(items: HTMLElement[], key: string): HTMLElement | undefined {
  const focusedIndex = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(focusedIndex + 1) % items.length]
  if (key === 'ArrowUp') return items.at(focusedIndex <= 0 ? -1 : focusedIndex - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  return undefined
}

export function MenuLink({ icon, children, ...rest }: ComponentProps<typeof Link> & { icon?: IconName }) {
  return (
    <Link {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

export function MenuAction({ icon, children, ...rest }: ComponentProps<'button'> & { icon?: IconName }) {
  return (
    <button type="button" {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function MenuRule() {
  return <hr className="rule" />
}
