import type { DeliveryWay } from './shifts.ts'

/** How orders are told apart by who carries them; each way belongs to one group. */
export const WAY_GROUPS = ['courier', 'pickup', 'handed', 'carrier'] as const

export type WayGroup = (typeof WAY_GROUPS)[number]

const groups: Readonly<Record<DeliveryWay, WayGroup>> = {
  courier: 'courier',
  arranged: 'courier',
  pickup: 'pickup',
  handed: 'handed',
  carrier: 'carrier',
}

export const groupOfWay = (way: DeliveryWay): WayGroup => groups[way]

export const waysOfGroup = (group: WayGroup): DeliveryWay[] =>
  (Object.keys(groups) as DeliveryWay[]).filter((way) => groups[way] === group)

export const isWayGroup = (text: string | null): text is WayGroup =>
  WAY_GROUPS.some((group) => group === text)
