import { adminIcons } from '#ui/icons/admin-icons.ts'
import { shopIcons } from '#ui/icons/shop-icons.ts'
import { IconDrawing, type IconName, type IconSize } from './icon.tsx'

export type AdminIconName = keyof typeof adminIcons | IconName

const drawings: Readonly<Record<AdminIconName, string>> = { ...shopIcons, ...adminIcons }

/** `Icon` with the drawings of the back office as well. Not for shop pages, which would have to load them. */
export function AdminIcon({
  name,
  ...drawing
}: {
  name: AdminIconName
  size?: IconSize
  className?: string
}) {
  return <IconDrawing path={drawings[name]} {...drawing} />
}
