import { shopIcons } from '#ui/icons/shop-icons.ts'

export type IconName = keyof typeof shopIcons
export type IconSize = 's' | 'm' | 'l'

interface DrawingProps {
  size?: IconSize
  filled?: boolean
  className?: string
}

/** A drawing beside words, or inside a control that has a name of its own: never read aloud. */
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
