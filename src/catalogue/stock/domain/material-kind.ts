/** Wax and essence are named, since the share of one in the other has a limit. */
export const MATERIAL_KINDS = ['wax', 'essence', 'wick', 'jar', 'label', 'box', 'other'] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]
