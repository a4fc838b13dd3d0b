import { adminIcons } from '#ui/icons/admin-icons.ts'
import { shopIcons } from '#ui/icons/shop-icons.ts'
import { IconDrawing, type IconName, type IconSize } from './icon.tsx'

export type AdminIconName = keyof typeof adminIcons | IconName

const drawings: Readonly<Record<AdminIconName, string>> = { ...shopIcons, ...adminIcons }

/** Includes the back office drawings. Do not use it on shop pages, which would have to load them. */
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
