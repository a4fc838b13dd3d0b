/** From the middle outwards; the dots of the breakdown and of the price table repeat them. */
export const RING_COLOURS = ['#e5a652', '#efc683', '#f4dcb4', '#f8ecd7', '#fbf7f0'] as const
