/** Wax and essence have their own kinds, because the essence share of the wax is limited. */
export const MATERIAL_KINDS = ['wax', 'essence', 'wick', 'jar', 'label', 'box', 'other'] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]
