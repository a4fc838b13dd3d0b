import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'
import { useDismissableDetails } from './dismissable-details.ts'

export interface MenuProps {
  /** The name of the button that opens it. */
  label: string
  icon?: IconName | ReactNode
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end'
  outlined?: boolean
  className?: string
  children: ReactNode
}

/** A button with a list of links and actions under it. It opens without a script; arrows, Home, End and Escape work with one. */
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
    if (ref.current && (event.target as Element).closest('a, button')) ref.current.open = false
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses on the links inside, which have their own keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="menu" onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  )
}

function nextItem(items: HTMLElement[], key: string): HTMLElement | undefined {
  const here = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(here + 1) % items.length]
  if (key === 'ArrowUp') return items.at(here <= 0 ? -1 : here - 1)
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

/** `type="submit"` inside a form, or with `onClick`. */
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
