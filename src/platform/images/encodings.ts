/** Chosen by looking at the demo images beside their bytes and times (docs/decisions/0004-pictures.md). */
export const ENCODINGS_VERSION = 1

/** Renditions are made from the master, so it keeps more than the eye needs; the owner waits for it, so it is quick. */
export const masterWebp = { quality: 88, alphaQuality: 90, effort: 2 }

/** For the few browsers that cannot read AVIF. */
export const sizedWebp = { quality: 80, alphaQuality: 85, effort: 2 }

/** Effort 1: a third of effort 2's time for 2 to 6 % more bytes; effort 4, the default, takes twenty times as long. */
export const avif = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' }

export const openGraphJpeg = { quality: 82 }

export const emailJpeg = { quality: 80 }

export const feedJpeg = { quality: 84 }
