import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** 'flame' leads towards payment: at most one visible per screen. 'danger' is only for confirmations. */
type ButtonVariant = 'cocoa' | 'flame' | 'ghost' | 'light' | 'danger'

interface ButtonLook {
  variant?: ButtonVariant
  small?: boolean
  block?: boolean
  icon?: IconName
}

function buttonClasses({ variant = 'cocoa', small, block }: ButtonLook, className?: string): string {
  return classNames(
    'btn',
    variant !== 'cocoa' && `btn--${variant}`,
    small && 'btn--s',
    block && 'btn--block',
    className,
  )
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean
  busyLabel?: ReactNode
}

export function Button({
  variant,
  small,
  block,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, small, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && !busy && <Icon name={icon} size="s" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

export interface LinkButtonProps extends ComponentProps<typeof Link>, ButtonLook {}

export function LinkButton({ variant, small, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, small, block }, className)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  )
}

export function ArrowLink({
  back = false,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & { back?: boolean }) {
  return (
    <Link {...rest} className={classNames('link', className)}>
      {back && <Icon name="arrow-left" size="s" />}
      <span>{children}</span>
      {!back && <Icon name="arrow-right" size="s" />}
    </Link>
  )
}

export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames('text-btn', className)} />
}
