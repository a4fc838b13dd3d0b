import type { CandleWay, DeliveryWay } from './shifts.ts'

export const WAY_GROUPS = ['courier', 'pickup', 'handed', 'carrier'] as const

export type WayGroup = (typeof WAY_GROUPS)[number]

const groups: Readonly<Record<CandleWay, WayGroup>> = {
  courier: 'courier',
  arranged: 'courier',
  pickup: 'pickup',
  handed: 'handed',
  carrier: 'carrier',
}

export const groupOfWay = (way: DeliveryWay): WayGroup | null => (way === 'none' ? null : groups[way])

export const waysOfGroup = (group: WayGroup): CandleWay[] =>
  (Object.keys(groups) as CandleWay[]).filter((way) => groups[way] === group)
