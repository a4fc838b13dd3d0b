import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon, type IconName, type IconSize } from './icon.tsx'

interface IconButtonLook {
  label: string
  icon: IconName | ReactNode
  iconSize?: IconSize
  outlined?: boolean
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  IconButtonLook & { children?: ReactNode }

export function IconButton({
  label,
  icon,
  iconSize,
  outlined,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('icon-btn', outlined && 'icon-btn--line', className)}
    >
      {renderIcon(icon, iconSize)}
      {children}
    </button>
  )
}

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'aria-label'> & IconButtonLook

export function IconLink({ label, icon, iconSize, outlined, className, children, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      className={classNames('icon-btn', outlined && 'icon-btn--line', className)}
    >
      {renderIcon(icon, iconSize)}
      {children}
    </Link>
  )
}

function renderIcon(icon: IconName | ReactNode, size?: IconSize): ReactNode {
  return typeof icon === 'string' ? <Icon name={icon as IconName} size={size} /> : icon
}
