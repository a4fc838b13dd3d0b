/** docs/decisions/0007-images.md explains these values. */
export const ENCODINGS_VERSION = 1

/** High quality, because renditions derive from it; low effort, because the owner waits for it. */
export const masterWebp = { quality: 88, alphaQuality: 90, effort: 2 }

export const sizedWebp = { quality: 80, alphaQuality: 85, effort: 2 }

/**
 * Effort 1 takes a third of effort 2's time for 2 to 6 % more bytes; the default of 4 takes twenty times
 * as long.
 */
export const avif = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' }

export const openGraphJpeg = { quality: 82 }

export const emailJpeg = { quality: 80 }

export const feedJpeg = { quality: 84 }
