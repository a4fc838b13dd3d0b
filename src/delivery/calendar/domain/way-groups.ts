import type { DeliveryWay } from './shifts.ts'

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
