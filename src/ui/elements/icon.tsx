import { shopIcons } from '#ui/icons/shop-icons.ts'

export type IconName = keyof typeof shopIcons
export type IconSize = 's' | 'm' | 'l'

interface DrawingProps {
  size?: IconSize
  filled?: boolean
  className?: string
}

/** Decorative: needs a text or an accessible name on the surrounding control. */
export function Icon({ name, ...drawing }: DrawingProps & { name: IconName }) {
  return <IconDrawing path={shopIcons[name]} {...drawing} />
}

export function IconDrawing({
  path,
  size = 'm',
  filled = false,
  className = '',
}: DrawingProps & { path: string }) {
  const classes = ['icon', size !== 'm' && `icon--${size}`, filled && 'icon--fill', className]
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
